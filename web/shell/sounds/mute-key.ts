/** The keys that turn sounds off and on, as printed on keyboards. */
export const muteKeys = ["Alt", "Shift", "M"] as const;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "shiftKey" | "ctrlKey" | "metaKey" | "repeat">;

/**
 * Whether Alt+Shift+M was pressed. Where that key writes no Latin letter (Arabic, or Option on a Mac), its place on the
 * keyboard counts.
 */
export function isMuteKey({ key, code, altKey, shiftKey, ctrlKey, metaKey, repeat }: Pressed) {
  if (!altKey || !shiftKey || ctrlKey || metaKey || repeat) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "m" : code === "KeyM";
}
