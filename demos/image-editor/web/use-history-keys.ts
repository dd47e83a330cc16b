import { useEffect, useEffectEvent } from "react";

import type { Editor } from "#demos/image-editor/web/use-editor.ts";

/** Fields have their own undo. */
const textField = "input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, select";

/** Ctrl+Z (⌘Z) undoes, Ctrl+Shift+Z and Ctrl+Y redo. With nothing to undo, the keys are left to the page. */
export function useHistoryKeys({ canUndo, canRedo, undo, redo }: Editor) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (action === undefined || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(textField)) return;
    if (!(action === "undo" ? canUndo : canRedo)) return;
    event.preventDefault();
    if (action === "undo") undo();
    else redo();
  });

  useEffect(() => {
    // On the document, so that it comes before the page's own undo, which listens on the window.
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function actionOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" && !shiftKey ? "redo" : undefined;
}
