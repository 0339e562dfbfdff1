// What can be checked of roles, names and contrast by looking at the page; gives the faults as texts.
const faults = [];
const visible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  && getComputedStyle(element).clipPath === "none";
const describe = (element) => `<${element.tagName.toLowerCase()}${element.id ? " #" + element.id : ""}> ${element.textContent.trim().slice(0, 40)}`;

// Names: whatever can be worked says what it is.
const nameOf = (element) => {
  const labelled = element.getAttribute("aria-labelledby");
  if (labelled) return labelled.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
  return (element.getAttribute("aria-label") || [...(element.labels ?? [])].map((label) => label.textContent).join(" ")
    || element.textContent || element.title || "").trim();
};
for (const element of document.querySelectorAll("button, input, a[href], [role=switch], [role=img], dialog, section, nav, article")) {
  if (!nameOf(element)) faults.push(`has no name: ${describe(element)} ${element.outerHTML.slice(0, 120)}`);
}

// Structure: one main, one h1, headings without a gap, ids once, references that lead somewhere, known roles.
if (document.querySelectorAll("main").length !== 1) faults.push("there is not one main");
if (document.querySelectorAll("h1").length !== 1) faults.push("there is not one h1");
if (!document.documentElement.lang) faults.push("the page has no language");
let level = 0;
for (const heading of [...document.querySelectorAll("h1, h2, h3, h4")].filter(visible)) {
  const next = Number(heading.tagName[1]);
  if (next > level + 1) faults.push(`a level is left out before ${describe(heading)}`);
  level = next;
}
const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
ids.filter((id, place) => ids.indexOf(id) !== place).forEach((id) => faults.push(`the id ${id} is there twice`));
for (const name of ["aria-labelledby", "for"]) {
  for (const element of document.querySelectorAll(`[${name}]`)) {
    for (const id of element.getAttribute(name).split(" ")) {
      if (!document.getElementById(id)) faults.push(`${name} leads nowhere: ${id}`);
    }
  }
}
const roles = ["alert", "status", "switch", "group", "img"];
for (const element of document.querySelectorAll("[role]")) {
  if (!roles.includes(element.getAttribute("role"))) faults.push(`an unknown role: ${element.getAttribute("role")}`);
}
for (const element of document.querySelectorAll("[role=switch]")) {
  if (!["true", "false"].includes(element.getAttribute("aria-checked"))) faults.push(`a switch without a state: ${describe(element)}`);
}
if (!document.querySelector("[role=alert]") || !document.querySelector("[role=status]")) faults.push("nothing is read aloud");
for (const element of document.querySelectorAll("[aria-hidden=true] button, [aria-hidden=true] input, [aria-hidden=true] a")) {
  faults.push(`is hidden and can be reached: ${describe(element)}`);
}
for (const element of document.querySelectorAll("[tabindex]")) {
  if (element.tabIndex > 0) faults.push(`is out of the order: ${describe(element)}`);
}

// Size: a finger meets it.
for (const element of [...document.querySelectorAll("button, input, nav a")].filter(visible)) {
  const box = element.getBoundingClientRect();
  if (Math.min(box.width, box.height) < 24) faults.push(`is too small: ${describe(element)} ${box.width}x${box.height}`);
}

// Contrast: 4.5 for text, 3 for large text.
const parse = (color) => {
  const parts = color.match(/[\d.]+/g).map(Number);
  return { r: parts[0], g: parts[1], b: parts[2], a: parts[3] ?? 1 };
};
const over = (top, below) => ({
  r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a),
  b: top.b * top.a + below.b * (1 - top.a), a: 1,
});
const luminance = ({ r, g, b }) => {
  const [red, green, blue] = [r, g, b].map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const ground = (element) => {
  const layers = [];
  for (let node = element; node; node = node.parentElement) layers.push(parse(getComputedStyle(node).backgroundColor));
  return layers.reverse().reduce((below, layer) => over(layer, below), parse(getComputedStyle(document.body).backgroundColor));
};
let texts = 0;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !visible(element) || element.closest("script, style, .skip, .unseen")) continue;
  const style = getComputedStyle(element);
  const below = ground(element);
  const color = over(parse(element.closest("svg") ? style.fill : style.color), below);
  const [light, dark] = [luminance(color), luminance(below)].sort((one, other) => other - one);
  const ratio = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  texts += 1;
  if (ratio < (isLarge ? 3 : 4.5)) faults.push(`has a contrast of ${ratio.toFixed(2)}: ${describe(element)}`);
}
if (texts < 40) faults.push(`only ${texts} texts were looked at`);

// Width: nothing hangs over.
if (document.documentElement.scrollWidth > window.innerWidth) faults.push(`is ${document.documentElement.scrollWidth} wide`);
return faults;
