import { useEffectEvent, useLayoutEffect } from "react";

/** What a key does in the inbox. */
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

/** The keys, in the order of the help sheet. Enter is the browser's own, on the link that `j` and `k` lead to. */
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

/** The action of a key press, or undefined where somebody is writing, or means something else by it. */
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

/** Answers the keys while the screen is shown. */
export function useInboxKeys(handlers: Readonly<Partial<Record<KeyAction, () => void>>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    const handler = action && handlers[action];
    if (!handler) return;
    event.preventDefault();
    handler();
  });
  // With the screen, and not some time after it can be seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
