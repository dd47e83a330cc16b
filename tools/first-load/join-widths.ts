import { phoneBarSize } from "../../contract/feature.ts";

/** What the HTML needs of a component's attributes. The rest serves people and scripts, which do not reach the frame. */
const kept = /^(class|href|type|placeholder|hidden|style|data-(slot|access|corner|shape))$/;

/** Removes from the rendered shell what its HTML does not show or need. */
export function cleanFrame(frame: Element): Element {
  for (const unseen of frame.querySelectorAll("[popover], .visually-hidden, [role=status]:empty, [href='#content']"))
    unseen.remove();
  for (const element of [frame, ...frame.querySelectorAll("*")]) {
    if (element.matches("svg *")) continue;
    const isNeeded = (name: string) => (element.localName === "svg" ? !/^(aria-|xmlns)/.test(name) : kept.test(name));
    for (const name of element.getAttributeNames()) if (!isNeeded(name)) element.removeAttribute(name);
    // Each icon has a class of its own.
    element.classList.remove(
      ...[...element.classList].filter((name) => name.startsWith("tabler-icon") || name === "active"),
    );
    if (element.classList.length === 0) element.removeAttribute("class");
    const href = element.getAttribute("href");
    if (href?.startsWith("/")) element.setAttribute("href", `#${href}`);
    if (element.matches("header, nav, main, footer, search")) replaceByDiv(element);
  }
  return frame;
}

/** The page has each landmark once: what looks for one must not find it in the frame. */
function replaceByDiv(landmark: Element) {
  const div = landmark.ownerDocument.createElement("div");
  for (const { name, value } of landmark.attributes) div.setAttribute(name, value);
  div.append(...landmark.childNodes);
  landmark.replaceWith(div);
}

/** The classes that hide a part at the widths that do not have it (`web/shell/frame.css`), by those that have it. */
const classes: Readonly<Record<string, readonly string[]>> = {
  "desktop,tablet,phone": [],
  desktop: ["frame-wide"],
  "desktop,tablet": ["frame-elsewhere"],
  tablet: ["frame-narrow", "frame-elsewhere"],
  "tablet,phone": ["frame-narrow"],
};

/** Behind the screens and controls of features are the search and the button of the navigation. */
const maxInBar = phoneBarSize + 2;

const names = ["desktop", "tablet", "phone"] as const;

/**
 * Puts the frames of a desktop, a tablet and a phone into one, since the page does not know its width before it is styled: all
 * parts of the header and the navigation, and the bar of phones.
 *
 * @returns the first frame
 * @throws {Error} if a part cannot be hidden where it is not shown, or the bar of phones has no room for what is in it
 */
export function joinWidths(frames: readonly Element[]): Element {
  const [frame] = frames;
  const bar = frames.at(-1)?.querySelector(".frame-phone-bar");
  if (!frame || !bar) throw new Error("The phone has no bar");
  if (bar.children.length > maxInBar)
    throw new Error(
      `The bar of phones has room for ${maxInBar}, and there are ${bar.children.length}: see isInPhoneBar in feature.ts and header.tsx of features`,
    );
  for (const selector of [".frame-header", ".frame-navigation"]) {
    const places = frames.flatMap((each) => each.querySelector(selector) ?? []);
    places[0]?.replaceChildren(...joinChildren(places));
  }
  frame.querySelector(".frame-header")?.after(bar);
  frame.setAttribute("aria-hidden", "true");
  frame.toggleAttribute("inert", true);
  return frame;
}

/** The children of the same element at each width, those that are equal once. */
function joinChildren(places: readonly Element[]) {
  const joined: { element: Element; at: string[] }[] = [];
  for (const [index, place] of places.entries()) {
    let next = 0;
    for (const element of place.children) {
      const found = joined.findIndex((each) => each.element.isEqualNode(element));
      if (found < 0) joined.splice(next, 0, { element, at: [] });
      const at = found < 0 ? next : found;
      joined[at]?.at.push(names[index] ?? "");
      next = at + 1;
    }
  }
  return joined.map(({ element, at }) => {
    const hiding = classes[at.join(",")];
    if (!hiding) throw new Error(`${element.outerHTML.slice(0, 80)} is shown on ${at.join(" and ")} only`);
    element.classList.add(...hiding);
    return element;
  });
}
