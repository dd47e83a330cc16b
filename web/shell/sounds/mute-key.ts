/** The keys that turn sounds off and on, as printed on keyboards. */
export const muteKeys = ["Alt", "Shift", "M"] as const;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "shiftKey" | "ctrlKey" | "metaKey" | "repeat">;

/**
 * Whether the event is Alt+Shift+M. Compares `code`, the position of the key, if `key` is not a Latin letter: on Arabic
 * keyboards, and with Option on a Mac.
 */
export function isMuteKey({ key, code, altKey, shiftKey, ctrlKey, metaKey, repeat }: Pressed) {
  if (!altKey || !shiftKey || ctrlKey || metaKey || repeat) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "m" : code === "KeyM";
}
