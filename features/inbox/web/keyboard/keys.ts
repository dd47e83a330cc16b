import { useEffectEvent, useLayoutEffect } from "react";

/** The actions of keyboard shortcuts. */
export type KeyAction =
  | "next"
  | "previous"
  | "open"
  | "select"
  | "archive"
  | "reply"
  | "compose"
  | "delete"
  | "back"
  | "help";

/**
 * The shortcuts, in the order of the help sheet. Enter is handled by the browser, on the link that `j` and `k` focus.
 */
export const keys: readonly { readonly key: string; readonly action: KeyAction }[] = [
  { key: "j", action: "next" },
  { key: "k", action: "previous" },
  { key: "Enter", action: "open" },
  { key: "x", action: "select" },
  { key: "e", action: "archive" },
  { key: "r", action: "reply" },
  { key: "c", action: "compose" },
  { key: "#", action: "delete" },
  { key: "u", action: "back" },
  { key: "?", action: "help" },
];

/** The attribute that names the shortcut of a control, which its tooltip shows. */
export const shortcutOf = (wanted: KeyAction) => ({
  "aria-keyshortcuts": keys.find(({ action }) => action === wanted)?.key,
});

/** The action of a key press, or undefined while typing or with other modifiers. */
function actionOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (
    event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable=true], dialog, [popover]")
  ) {
    return undefined;
  }
  return keys.find(({ key }) => key === event.key)?.action;
}

/** Handles the shortcuts while the screen is shown. */
export function useInboxKeys(handlers: Readonly<Partial<Record<KeyAction, () => void>>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    const handler = action && handlers[action];
    if (!handler) return;
    event.preventDefault();
    handler();
  });
  // A layout effect, so that keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
