/**
 * Whether a key closes what the page shows: Escape, unless a menu, a panel or a dialog is open above it, which the browser
 * closes first.
 */
export const isEscape = ({ key, defaultPrevented }: Pick<KeyboardEvent, "key" | "defaultPrevented">) =>
  key === "Escape" && !defaultPrevented && !document.querySelector("[popover=auto]:popover-open, dialog[open]");
