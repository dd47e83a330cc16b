/** The keys of an element's shortcut, as printed on keyboards: `Control+K` is `Ctrl` and `K`. Of several shortcuts, the first. */
export function shortcutKeys(element: Element): readonly string[] {
  const [first = ""] = (element.getAttribute("aria-keyshortcuts") ?? "").split(" ");
  return first
    .split("+")
    .filter(Boolean)
    .map((key) => (key === "Control" ? "Ctrl" : key.length === 1 ? key.toUpperCase() : key));
}
