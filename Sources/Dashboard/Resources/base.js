// Helpers. Elements are built from values alone: whatever a name holds, it is text and never markup.

const byID = (id) => document.getElementById(id);

/** An element with attributes and children; texts become text nodes, nothing is left out. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** The same for pictures. */
function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Changes a text only when it differs, so that nothing is laid out or read aloud anew for nothing. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function show(element, isShown) {
  if (element.hidden === isShown) element.hidden = !isShown;
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const timeOfDay = (seconds) => clock.format(new Date(seconds * 1000));
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const milliseconds = (time) => (time < 10 ? `${time.toFixed(1)} ms` : `${Math.round(time)} ms`);

/** Says something once, to eyes and to screen readers. */
function say(text) {
  const says = byID("says");
  says.classList.remove("unseen");
  write(says, text);
  clearTimeout(say.timer);
  say.timer = setTimeout(() => {
    says.classList.add("unseen");
    says.textContent = "";
  }, 6000);
}

const token = document.querySelector("meta[name=token]").content;

/** Asks the bridge to do something; says why when it does not. */
async function ask(path, body) {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Volta-Midi-Token": token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    });
    if (response.ok) return true;
    say((await response.text()).trim() || `The bridge refused: ${response.status}`);
  } catch {
    say("The bridge does not answer.");
  }
  return false;
}
