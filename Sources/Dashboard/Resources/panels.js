// What happens: Volta's state, delivery in pictures, devices, notices and events.

const voltaTexts = {
  starting: ["Volta: connecting", "wait"],
  well: ["Volta: connected", "good"],
  away: ["Volta cannot be reached", "bad"],
  refusing: ["Volta refuses", "bad"],
  wrong_address: ["Wrong address of Volta", "bad"],
};

function showVolta(state) {
  let [text, level] = voltaTexts[state.volta] ?? [state.volta, "wait"];
  if (level === "good" && state.rate < state.limit) {
    [text, level] = [`Volta: slowed to ${state.rate.toFixed(1)} a second`, "wait"];
  }
  setPill(text, level);
}

function setPill(text, level) {
  const pill = byID("volta");
  write(pill, text);
  pill.dataset.level = level;
}

// MARK: Delivery

/** Bars for the classes of time, with the same in words for whoever does not see them. */
function showHistogram(latency) {
  const [width, height, foot] = [320, 96, 14];
  const most = Math.max(...latency.counts, 1);
  const step = width / latency.counts.length;
  const bars = latency.counts.map((count, place) => draw("rect", {
    x: place * step + 1, width: step - 2, y: (height - foot) * (1 - count / most), rx: 2,
    height: Math.max((height - foot) * (count / most), count > 0 ? 2 : 0), class: "bar-mark",
  }));
  const names = latency.bounds.map((bound, place) => draw(
    "text", { x: (place + 1) * step, y: height - 2, "text-anchor": "middle", class: "tick" },
    bound < 1000 ? String(bound) : `${bound / 1000} s`));
  const summary = latency.count === 0
    ? "Nothing was delivered yet."
    : `Half within ${milliseconds(latency.half)}, 99 % within ${milliseconds(latency.most)}, `
      + `the longest ${milliseconds(latency.longest)}; ${plural(latency.count, "delivery").replace("deliverys", "deliveries")}.`;
  byID("histogram").replaceChildren(
    draw("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `Time to the answer in ms. ${summary}` },
      ...bars, ...names),
    make("p", { class: "summary" }, summary));
}

/** The requests of each of the last seconds, beside the rate that is allowed. */
const rates = { seconds: [], length: 60 };

function noteRate(state) {
  const second = Math.floor(state.uptime);
  const last = rates.seconds.at(-1);
  if (last && second < last.second) rates.seconds = [];
  if (last?.second === second) last.total = state.books.attempts;
  else rates.seconds.push({ second, total: state.books.attempts, before: last?.total ?? state.books.attempts });
  rates.seconds = rates.seconds.filter((entry) => entry.second > second - rates.length);
}

function showRate(state) {
  const [width, height] = [320, 56];
  const now = Math.floor(state.uptime);
  const counts = rates.seconds.map((entry) => ({ age: now - entry.second, count: entry.total - entry.before }));
  const most = Math.max(state.limit, ...counts.map((entry) => entry.count)) * 1.15;
  const step = width / rates.length;
  const level = (value) => height * (1 - value / most);
  const bars = counts.map(({ age, count }) => draw("rect", {
    x: width - (age + 1) * step, width: step - 1, y: level(count), height: height - level(count), class: "bar-mark",
  }));
  const line = (value, name) => draw("line", { x1: 0, x2: width, y1: level(value), y2: level(value), class: name });
  const newest = counts.filter((entry) => entry.age === 1)[0]?.count ?? 0;
  const allowed = state.rate < state.limit ? `${state.rate.toFixed(1)} allowed now, ` : "";
  const summary = `${newest} in the last second; ${allowed}${state.limit} a second at most over time, `
    + `${state.burst} at once from rest, ${state.perControl} a second for one control.`;
  byID("rate").replaceChildren(
    draw("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `Requests of the last minute. ${summary}` },
      ...bars, line(state.limit, "limit"), ...(state.rate < state.limit ? [line(state.rate, "allowed")] : [])),
    make("p", { class: "summary" }, summary));
}

const bookNames = {
  received: "received", delivered: "delivered", merged: "merged into a newer value", unchanged: "unchanged",
  expired: "expired", refused: "refused", unknown: "outcome unknown", withdrawn: "without their control",
  turned_away: "turned away", waiting: "waiting", in_flight: "on their way",
};

function showBooks(state) {
  const body = byID("books").tBodies[0];
  const { received, attempts, ...places } = state.books;
  const sum = Object.values(places).reduce((total, count) => total + count, 0);
  const rows = Object.entries(bookNames).map(([key, name]) => [name, state.books[key]]);
  rows.push(["requests", attempts], ["balance", sum === received ? "even" : `off by ${received - sum}`]);
  if (state.overruns > 0) rows.push(["MIDI events lost", state.overruns]);
  rows.forEach(([name, value], place) => {
    const row = body.rows[place] ?? body.appendChild(make("tr", {}, make("th", { scope: "row" }), make("td")));
    write(row.cells[0], name);
    write(row.cells[1], String(value));
  });
  while (body.rows.length > rows.length) body.deleteRow(-1);
}

/** Pictures change once a second at most: nobody reads faster. */
function showDelivery(state) {
  noteRate(state);
  const now = performance.now();
  if (now - (showDelivery.last ?? -Infinity) < 900) return;
  showDelivery.last = now;
  showHistogram(state.latency);
  showRate(state);
  showBooks(state);
}

// MARK: Devices, notices and the mapping

const deviceTexts = {
  connected: "connected", gone: "unplugged; waiting for it", awaited: "waiting for it", failing: "cannot be used",
  guest: "plays into the bridge",
};

function showNotices(message) {
  const devices = message.devices.map((device) => make(
    "li", { "data-state": device.state }, make("strong", {}, device.name), " ",
    make("span", { class: "state" }, deviceTexts[device.state]),
    device.detail ? make("p", { class: "muted" }, device.detail) : null));
  byID("device-list").replaceChildren(...orNothing(devices, "No device yet."));
  const notices = message.notices.toReversed().map((notice) => make(
    "li", { "data-level": notice.level },
    make("p", {}, make("time", {}, timeOfDay(notice.last)), ` ${notice.text}`,
      notice.count > 1 ? make("span", { class: "muted" }, ` (${notice.count} times since ${timeOfDay(notice.first)})`) : ""),
    notice.advice ? make("p", { class: "advice" }, notice.advice) : null));
  byID("notice-list").replaceChildren(...orNothing(notices, "Nothing to report."));
  showReload(message.reload);
}

const orNothing = (items, text) => (items.length > 0 ? items : [make("li", { class: "muted" }, text)]);

function showReload(fault) {
  const key = fault ? JSON.stringify(fault) : "";
  if (showReload.key === key) return;
  showReload.key = key;
  byID("reload")?.remove();
  if (!fault) return;
  byID("alerts").append(make(
    "div", { id: "reload", class: "banner" },
    make("p", {}, make("strong", {}, "The saved mapping is not what runs. "), `${fault.text} (since ${timeOfDay(fault.since)})`),
    fault.details ? make("pre", { tabindex: 0, "aria-label": "The mistakes" }, fault.details) : null));
}

/** A banner for as long as the bridge is not heard. */
function showLost(text) {
  byID("lost")?.remove();
  document.body.classList.toggle("lost", text !== "");
  if (text === "") return;
  byID("alerts").append(make("p", { id: "lost", class: "banner" }, text));
  setPill("no connection to the bridge", "bad");
}

// MARK: Events

const mostRows = 40;
const heldRows = new Map();
let isPaused = false;

byID("pause").addEventListener("click", () => {
  isPaused = !isPaused;
  write(byID("pause"), isPaused ? "Go on" : "Pause");
  if (!isPaused) {
    showEvents([...heldRows.values()]);
    heldRows.clear();
  }
});

function showEvents(rows) {
  const list = byID("rows");
  for (const row of rows) {
    if (isPaused) {
      heldRows.set(row.id, row);
      if (heldRows.size > mostRows) heldRows.delete(heldRows.keys().next().value);
      continue;
    }
    const element = eventRow(row);
    const known = [...list.children].find((child) => child.dataset.id === String(row.id));
    if (known) known.replaceWith(element);
    else list.prepend(element);
  }
  while (list.children.length > mostRows) list.lastElementChild.remove();
  show(byID("no-events"), list.children.length === 0);
}

function eventRow(row) {
  const bar = make("span", { class: "gauge", "aria-hidden": "true" });
  bar.style.setProperty("--part", `${(row.position ?? 0) * 100}%`);
  const lines = row.lines.map((line) => make(
    "li", { "data-verdict": line.verdict }, line.rule ? `${line.rule}: ${line.text}` : line.text));
  return make(
    "li", { "data-id": row.id },
    make("div", { class: "event" },
      make("time", {}, timeOfDay(row.time)), make("span", { class: "source" }, row.source),
      make("code", {}, row.input), row.position === null ? null : bar, make("span", { class: "number" }, row.value),
      row.count > 1 ? make("span", { class: "muted" }, `× ${row.count}`) : null,
      row.outcome ? make("span", { class: "outcome" }, row.outcome) : null),
    lines.length > 0 ? make("ul", { class: "verdicts" }, ...lines) : null);
}
