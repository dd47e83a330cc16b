import type { Layout } from "#contract/layout.ts";
import type { MenuItem } from "#contract/screens/menu.ts";

/** The values that the page's first script has determined for the frame. */
export type Shown = {
  readonly path: string;
  /** The entry of the menu that leads to the screen, or to the one above it. */
  readonly entry: string;
  /** Whether the screen has the entry's title. Others take their title from data. */
  readonly hasEntryTitle: boolean;
  readonly layout: Layout;
  readonly language: string;
  /** The frame's texts in that language, by the English ones; undefined if unknown. */
  readonly words: Readonly<Record<string, string>> | undefined;
  readonly menu: readonly MenuItem[];
  readonly unread: number;
  readonly isMobile: boolean;
};

/**
 * The page's second script, behind the frame: fills in what was not known when the page was built. Written into the HTML
 * as it stands, so it uses nothing from outside itself.
 */
export function fillFrame(page: Document, shown: Shown): void {
  const frame = page.querySelector<HTMLElement>(".frame");
  if (!frame) return;
  const { layout, words } = shown;
  const slot = (name: string) => frame.querySelector<HTMLElement>(`[data-slot=${name}]`);
  // The address may be any text, so it is no part of a selector.
  const findEntries = (path: string | undefined) =>
    [...frame.querySelectorAll<HTMLElement>(":is(.frame-phone-bar, .frame-navigation) a")].filter(
      (link) => link.getAttribute("href") === `#${path}`,
    );
  const fill = (name: string, text: string) => {
    const element = slot(name);
    if (!element) return;
    element.textContent = text;
    element.hidden = text === "";
  };
  const textOf = (element: HTMLElement | null | undefined) => element?.querySelector("span")?.textContent ?? "";

  const menu = frame.querySelector<HTMLElement>("[data-shape]");
  const shape = shown.isMobile ? "tree" : layout.menuOnTop ? "bar" : layout.minified ? "icons" : "tree";
  if (menu) menu.dataset["shape"] = shape;
  // Which of the entries that require a role the user has is known from the menu.
  const listed = shown.menu.flatMap(({ sref, items = [] }) => [sref, ...items.map((item) => item.sref)]);
  for (const entry of frame.querySelectorAll("[data-access]")) {
    if (![...entry.querySelectorAll("a")].some(({ hash }) => listed.includes(hash.slice(1)))) entry.remove();
  }
  // That of the menu comes last, behind that of the bar of phones.
  const entries = findEntries(shown.entry);
  for (const entry of entries) entry.setAttribute("aria-current", "page");
  const current = entries.at(-1);
  const inside = current?.closest("ul")?.parentElement;
  const group = inside?.previousElementSibling as HTMLElement | null | undefined;
  const isGrouped = group?.localName === "button";
  if (inside && group && isGrouped) {
    if (shape === "tree") {
      inside.dataset["open"] = "true";
      group.ariaExpanded = "true";
    } else group.dataset["current"] = "true";
  }
  const title = shown.hasEntryTitle ? textOf(current) : "";
  fill("title", title);
  if (title !== "") slot("skeleton")?.remove();
  if (shown.path === "/home") slot("home")?.remove();
  const groupCrumb = slot("group");
  const groupName = groupCrumb?.querySelector("span");
  if (isGrouped && groupName) groupName.textContent = textOf(group);
  else groupCrumb?.remove();

  // In another language, texts are replaced, or hidden if their translation is unknown.
  if (shown.language !== "en") {
    const texts = page.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const word = words?.[text.nodeValue ?? ""];
      if (word !== undefined) text.nodeValue = word;
      else if (!words && text.parentElement) text.parentElement.style.visibility = "hidden";
    }
    for (const field of frame.querySelectorAll("input")) field.placeholder = words?.[field.placeholder] ?? "";
  }

  fill("activities", shown.unread > 99 ? "99+" : shown.unread > 0 ? String(shown.unread) : "");
  for (const { sref, badge } of shown.menu) {
    if (!badge) continue;
    for (const entry of findEntries(sref)) {
      const place = entry.querySelector<HTMLElement>("[hidden]");
      if (!place) continue;
      place.textContent = badge.text;
      place.hidden = false;
    }
  }
  const owner = slot("owner");
  if (owner) owner.textContent = owner.textContent.replace(/\d+$/, String(new Date().getFullYear()));
}
