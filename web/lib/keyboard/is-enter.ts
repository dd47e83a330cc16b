type Press = { readonly key: string; readonly nativeEvent?: KeyboardEvent };

/**
 * Whether a key press belongs to an input method, as the Enter that accepts its text does. Safari ends the composition
 * before it reports that key, with the code 229.
 */
export function isComposing(press: Press | KeyboardEvent) {
  const event = "nativeEvent" in press && press.nativeEvent ? press.nativeEvent : (press as KeyboardEvent);
  return event.isComposing || event.keyCode === 229;
}

/** Whether a key press is an Enter of the user, not of an input method. The linter rejects comparisons with `"Enter"`. */
export const isEnter = (press: Press | KeyboardEvent) => press.key === "Enter" && !isComposing(press);
