// The controls of the active page: each is drawn by its type, and worked through the same queue as MIDI.

/** How long, in milliseconds, a control that a finger moved keeps the finger's place. */
const holdTime = 800;

/** The number of the page that is shown; a touch names it, so that it never reaches another control. */
let pageNumber = 0;
let cards = new Map();

const shownNumber = (value) => value.toFixed(3);

/** A value for people, by the type of its control. */
function shownValue(control, value) {
  if (value === null || value === undefined) return "";
  switch (control.type) {
    case "Slider": return shownNumber(value);
    case "Toggle": return value ? "on" : "off";
    case "Index": return optionName(control.options?.find((option) => option.index === value), value);
    case "XYPad": return value.map(shownNumber).join(", ");
    case "String": return `“${value}”`;
    default: return "";
  }
}

const optionName = (option, index) => option?.label || `Option ${index}`;

/** Sends the touches of one control: one at a time, and of values only the newest. */
class Touches {
  constructor(control) {
    this.control = control;
    this.last = -Infinity;
    this.presses = Promise.resolve();
  }

  get isHeld() { return performance.now() - this.last < holdTime; }

  /** Each press counts, so each is sent, in the order of the fingers. */
  press(value = null) {
    this.presses = this.presses.then(() => this.send(value));
    return this.presses;
  }

  move(value) {
    this.last = performance.now();
    this.next = { value };
    if (!this.isSending) this.sendNewest();
  }

  async sendNewest() {
    this.isSending = true;
    while (this.next) {
      const { value } = this.next;
      this.next = undefined;
      await this.send(value);
    }
    this.isSending = false;
  }

  send(value) {
    const { lid, type } = this.control;
    return ask("/api/touch", { page: pageNumber, lid, type, value });
  }
}

/** Each makes the part that is touched, and what puts a value into it. */
const widgets = {
  Button(control, touches) {
    const button = make("button", { type: "button", class: "push" }, control.label);
    button.addEventListener("click", () => touches.press());
    return { element: button, show() {} };
  },

  Slider(control, touches) {
    const input = make("input", { type: "range", min: 0, max: 1, step: 0.005, "aria-label": control.label });
    input.value = 0;
    input.addEventListener("input", () => {
      fill(input);
      touches.move(input.valueAsNumber);
    });
    return {
      element: input,
      show(value) {
        input.valueAsNumber = value ?? 0;
        fill(input);
      },
    };
  },

  Toggle(control, touches) {
    const button = make(
      "button", { type: "button", class: "switch", role: "switch", "aria-checked": "false", "aria-label": control.label },
      make("span", { class: "knob", "aria-hidden": "true" }));
    button.addEventListener("click", () => {
      const isOn = button.getAttribute("aria-checked") !== "true";
      button.setAttribute("aria-checked", String(isOn));
      touches.move(isOn);
    });
    return { element: button, show(value) { button.setAttribute("aria-checked", String(value === true)); } };
  },

  Index(control, touches) {
    const options = control.options ?? [];
    if (options.length === 0) return { element: make("p", { class: "muted" }, "It has no options."), show() {} };
    const hasImages = options.some((option) => option.image);
    const buttons = options.map((option) => {
      const name = optionName(option, option.index);
      const image = option.image ? make("img", { src: option.image, alt: "" }) : null;
      const button = make("button", { type: "button", "aria-pressed": "false" }, image, make("span", {}, name));
      button.addEventListener("click", () => touches.press(option.index));
      return button;
    });
    const group = { class: hasImages ? "options images" : "options", role: "group", "aria-label": control.label };
    return {
      element: make("div", group, ...buttons),
      show(value) {
        options.forEach((option, place) => {
          buttons[place].setAttribute("aria-pressed", String(option.index === value));
        });
      },
    };
  },

  String(control, touches) {
    const input = make("input", { type: "text", maxlength: 500, "aria-label": `${control.label}: text` });
    const form = make(
      "form", { class: "row" }, input,
      make("button", { type: "submit", "aria-label": `Send ${control.label}` }, "Send"));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (await touches.press(input.value)) input.value = "";
    });
    return { element: form, show() {} };
  },

  XYPad(control, touches) {
    const dot = make("span", { class: "dot" });
    const pad = make("div", { class: "pad", "aria-hidden": "true" }, dot);
    const axes = ["X", "Y"].map((axis) => {
      const input = make("input", { type: "range", min: 0, max: 1, step: 0.005, "aria-label": `${control.label}, ${axis}` });
      input.value = 0;
      return input;
    });
    const place = () => {
      axes.forEach(fill);
      dot.style.left = `${axes[0].valueAsNumber * 100}%`;
      dot.style.bottom = `${axes[1].valueAsNumber * 100}%`;
    };
    const moved = () => {
      place();
      touches.move(axes.map((input) => input.valueAsNumber));
    };
    const follow = (event) => {
      const box = pad.getBoundingClientRect();
      axes[0].valueAsNumber = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1);
      axes[1].valueAsNumber = Math.min(Math.max((box.bottom - event.clientY) / box.height, 0), 1);
      moved();
    };
    axes.forEach((input) => input.addEventListener("input", moved));
    pad.addEventListener("pointerdown", (event) => {
      pad.setPointerCapture(event.pointerId);
      follow(event);
    });
    pad.addEventListener("pointermove", (event) => {
      if (pad.hasPointerCapture(event.pointerId)) follow(event);
    });
    return {
      element: make("div", { class: "xy" }, pad, make("label", {}, "X", axes[0]), make("label", {}, "Y", axes[1])),
      show(value) {
        axes.forEach((input, number) => { input.valueAsNumber = value?.[number] ?? 0; });
        place();
      },
    };
  },
};

/** Colours the part of a slider below its thumb. */
function fill(input) {
  input.style.setProperty("--part", `${input.valueAsNumber * 100}%`);
}

/** One control: its name, its part to touch, its value, what waits, and what drives it. */
class Card {
  constructor(control, canLearn) {
    this.control = control;
    this.touches = new Touches(control);
    // No live region: read aloud, thirty values a second would be noise.
    this.value = make("span", { class: "value" });
    this.waits = make("p", { class: "waits" });
    this.widget = (Object.hasOwn(widgets, control.type) ? widgets[control.type](control, this.touches) : null) ?? {
      element: make("p", { class: "muted" }, `Controls of type ${control.type} take no actions; outputs receive their values.`),
      show() {},
    };
    const id = `control-${control.lid}`;
    this.drivers = make("span");
    const learn = make("button", { type: "button", class: "small", "aria-label": `Learn ${control.label}` }, "Learn");
    learn.addEventListener("click", () => startLearning(control));
    const parts = [
      make("h3", { id, dir: "auto" }, control.label), make("span", { class: "type" }, control.type), this.value,
    ];
    this.element = make(
      "article", { class: "card", "aria-labelledby": id, "data-lid": control.lid, "data-type": control.type },
      make("div", { class: "card-head" }, ...parts), this.widget.element, this.waits,
      make("div", { class: "card-foot" }, this.drivers, control.works && canLearn ? learn : null));
  }

  /** Shows what drives it, without touching what may have the focus. */
  showDrivers(control) {
    const key = JSON.stringify(control.drivers);
    if (this.driverKey === key) return;
    this.driverKey = key;
    const list = drivers(control);
    this.drivers.replaceWith(list);
    this.drivers = list;
  }

  update(live) {
    const { control } = this;
    const value = live?.value ?? null;
    write(this.value, this.shown(live));
    write(this.waits, this.waitText(live));
    this.element.classList.toggle("busy", live?.sending ?? false);
    if (!this.touches.isHeld) this.widget.show(control.type === "Button" ? null : value);
  }

  shown(live) {
    const { control } = this;
    if (!control.works) return "";
    if (!live?.count) return "not sent yet";
    if (control.type === "Button") return plural(live.count, "press").replace("presss", "presses");
    return shownValue(control, live.value);
  }

  waitText(live) {
    const waiting = live?.waiting ?? null;
    if (waiting === null) return live?.sending ? "on its way" : "";
    const what = live.presses > 0 ? plural(live.presses, "action") : shownValue(this.control, live.waiting);
    return `${what} waiting`;
  }
}

function drivers(control) {
  if (!control.works) return make("span");
  if (control.drivers.length === 0) return make("p", { class: "muted" }, "No rule drives it.");
  return make(
    "ul", { class: "drivers", "aria-label": `What drives ${control.label}` },
    ...control.drivers.map((driver) => make(
      "li", {}, make("code", {}, driver.source), driver.channel ? ` channel ${driver.channel}` : "",
      ` · ${driver.device}, line ${driver.line}`)));
}

/** Draws the page anew; cards that stay the same stay in place, with whatever finger or focus is on them. */
function showPage(page) {
  pageNumber = page.number;
  write(byID("page-name"), pageText(page));
  write(byID("run"), `${page.mapping} · ${page.input} → ${page.target}`);
  const before = cards;
  cards = new Map();
  for (const control of page.controls) {
    const key = JSON.stringify([{ ...control, drivers: null }, page.canLearn]);
    const known = before.get(control.lid);
    const card = known?.key === key ? known : Object.assign(new Card(control, page.canLearn), { key });
    card.showDrivers(control);
    cards.set(control.lid, card);
  }
  const list = byID("cards");
  const elements = [...cards.values()].map((card) => card.element);
  if (elements.length !== list.children.length || elements.some((element, place) => list.children[place] !== element)) {
    list.replaceChildren(...elements);
  }
  show(byID("sleeping"), page.sleeping.length > 0);
  write(byID("sleeping"), `Asleep, because their control is not on this page: ${page.sleeping.join(", ")}`);
}

function pageText(page) {
  if (page.layout === null) return "Waiting for the layout.";
  const name = page.page ? `Page ${page.page} of layout ${page.layout}` : `Layout ${page.layout}`;
  return `${name}: ${plural(page.controls.length, "control")}.`;
}

function showValues(state) {
  if (state.page !== pageNumber) return;
  const live = new Map(state.controls.map((control) => [control.lid, control]));
  for (const [lid, card] of cards) card.update(live.get(lid));
}
