// Learning: pick a control, touch something, see what was recognised and why, accept it, undo it.

const dialog = byID("learn");
let learned = null;
/** Whether the bridge has said that it learns what this page has asked for. */
let hasBegun = false;
let newestLearn = { stage: "idle", lid: null };

const learnStep = (step, lid, more = {}) => ask("/api/learn", { page: pageNumber, do: step, lid, ...more });

async function startLearning(control) {
  learned = control;
  hasBegun = false;
  write(byID("learn-title"), `Learn ${control.label}`);
  write(byID("learn-text"), "…");
  if (!dialog.open) dialog.showModal();
  if (!(await learnStep("start", control.lid))) dialog.close();
}

dialog.addEventListener("close", () => {
  const lid = learned?.lid;
  learned = null;
  // What another page has begun since is that one's to end.
  if (newestLearn.stage !== "idle" && newestLearn.lid === lid) learnStep("stop", lid);
});
byID("learn-close").addEventListener("click", () => dialog.close());
byID("learn-accept").addEventListener("click", () => learnStep("accept", learned.lid));
byID("learn-replace").addEventListener("click", () => learnStep("replace", learned.lid));
byID("learn-say").addEventListener("submit", (event) => {
  event.preventDefault();
  learnStep("say", learned.lid, { text: byID("learn-words").value });
});
byID("undo-last").addEventListener("click", () => learnStep("undo"));
byID("learn-undo").addEventListener("click", () => learnStep("undo"));
byID("learn-again").addEventListener("click", () => learnStep("start", learned.lid));

/** Another page may be the one that learns: it is said here, and can be ended here. */
function showElsewhere(learn) {
  const isElsewhere = learned === null && !["idle", "written"].includes(learn.stage);
  if (!isElsewhere) return byID("elsewhere")?.remove();
  if (byID("elsewhere")) return;
  const stop = make("button", { type: "button", class: "small" }, "End it");
  stop.addEventListener("click", () => learnStep("stop", newestLearn.lid));
  byID("alerts").append(make(
    "p", { id: "elsewhere", class: "banner calm" }, "A control is being learned on another page; moves are not sent. ", stop));
}

function showLearn(learn) {
  newestLearn = learn;
  show(byID("undo-last"), learn.canUndo && learn.stage === "idle");
  showElsewhere(learn);
  if (learned === null) return;
  if (learn.stage === "idle") return hasBegun ? dialog.close() : undefined;
  if (learn.lid !== learned.lid) return hasBegun ? dialog.close() : undefined;
  hasBegun = true;
  write(byID("learn-text"), learn.text);
  byID("learn-reasons").replaceChildren(...learn.reasons.map((reason) => make("li", {}, reason)));
  show(byID("learn-rule"), learn.rule !== "");
  write(byID("learn-rule"), learn.rule);
  show(byID("learn-say"), learn.needsText);
  show(byID("learn-accept"), learn.canAccept);
  write(byID("learn-accept"), learn.stage === "unsure" ? "Take it as it is" : "Write it into the file");
  show(byID("learn-replace"), learn.canReplace);
  show(byID("learn-again"), ["unsure", "recognised", "refused", "written"].includes(learn.stage));
  show(byID("learn-undo"), learn.canUndo && learn.stage === "written");
  write(byID("learn-close"), learn.stage === "written" ? "Done" : "Cancel");
}
