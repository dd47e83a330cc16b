/** The fields that the person has typed in. */
const typed = new Set<HTMLElement>();

const fields = "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range])";

/** Remembers the fields that the person types in. */
export function watchTyping() {
  document.addEventListener(
    "input",
    ({ target }) => {
      const field = target instanceof Element ? target.closest<HTMLElement>(fields) : undefined;
      for (const known of typed) if (!known.isConnected) typed.delete(known);
      if (field) typed.add(field);
    },
    { capture: true },
  );
}

/** Whether reloading the page now would lose input. Drafts that the browser can keep are stored. */
export function hasUnsavedInput() {
  // Asks the forms, as the browser does.
  if (!dispatchEvent(new Event("beforeunload", { cancelable: true }))) return true;
  dispatchEvent(new Event("pagehide"));
  const stored = readEverything();
  return [...typed].some((field) => field.isConnected && !partsOf(field).every((part) => stored.includes(part)));
}

/** What has to be stored for a field: its value as it is in JSON, or the lines of a formatted text. */
function partsOf(field: HTMLElement) {
  if (!("value" in field)) return field.innerText.split("\n").flatMap((line) => line.trim() || []);
  const value = String(field.value);
  return value === "" ? [] : [JSON.stringify(value)];
}

/** The values that outlive a reload: in the browser's storage, and in the address. */
function readEverything() {
  const [, search] = location.hash.split("?");
  const values = [...new URLSearchParams(search).values()].map((value) => JSON.stringify(value));
  try {
    return [...Object.values<string>(localStorage), ...values].join("\n");
  } catch {
    return values.join("\n");
  }
}
