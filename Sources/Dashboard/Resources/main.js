// The stream from the bridge: what is pushed, and what to do when nothing comes.

/** Without a word for this long, in milliseconds, the bridge is not there; it speaks every second. */
const patience = 5000;
const run = document.querySelector("meta[name=run]").content;
let stream = null;
let lastWord = performance.now();
let isLost = false;

const handlers = {
  // Another run has another token: the page is asked for anew.
  hello: (message) => { if (message.run !== run) location.reload(); },
  page: showPage,
  state(state) {
    showValues(state);
    showVolta(state);
    showDelivery(state);
  },
  notices: showNotices,
  events: (message) => showEvents(message.rows),
  learn: showLearn,
};

function connect() {
  stream?.close();
  stream = new EventSource("/api/stream");
  for (const [name, handle] of Object.entries(handlers)) {
    stream.addEventListener(name, (event) => {
      heard();
      handle(JSON.parse(event.data));
    });
  }
  // It connects again by itself, unless it was refused; whoever looks need not wait as long as for a silent bridge.
  stream.addEventListener("error", () => { lastWord = Math.min(lastWord, performance.now() - patience + 1500); });
  lastWord = performance.now();
}

function heard() {
  lastWord = performance.now();
  if (!isLost) return;
  isLost = false;
  showLost("");
}

let isLooking = false;

/** Asks why the stream is closed, and tries again. */
async function lookForBridge() {
  if (isLooking) return;
  isLooking = true;
  isLost = true;
  try {
    const response = await fetch("/healthz", { signal: AbortSignal.timeout(3000) });
    if (response.status === 401) return location.reload();
    showLost(response.ok ? "Too many pages are open, or this one slept; connecting again…" : "The bridge is stuck; trying again…");
  } catch {
    showLost("The bridge does not answer; trying again… What is shown is what it last said.");
  } finally {
    isLooking = false;
  }
  connect();
}

setInterval(() => {
  if (!isResting && performance.now() - lastWord > patience) lookForBridge();
}, 1000);

/** A page that nobody sees for so long, in milliseconds, asks for nothing, unless it waits for a hand that learns. */
const restAfter = 30000;
let isResting = false;
let restTimer;

function rest() {
  if (learned !== null) return;
  isResting = true;
  stream.close();
}

// A page that slept is out of date in every part: it starts afresh, instead of waiting for its patience.
document.addEventListener("visibilitychange", () => {
  clearTimeout(restTimer);
  if (document.hidden) {
    restTimer = setTimeout(rest, restAfter);
  } else if (isResting || performance.now() - lastWord > 2000) {
    isResting = false;
    connect();
  }
});
window.addEventListener("pageshow", (event) => { if (event.persisted) connect(); });
window.addEventListener("online", () => { if (!isResting) connect(); });

connect();
