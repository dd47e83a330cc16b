import { Suspense } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";
import { createStore, useStore } from "#web/lib/store.ts";

const Shortcuts = lazyPart(() => import("#web/shell/shortcuts/shortcuts.tsx").then((part) => part.Shortcuts), {
  failure: "dialog",
});

/** Whether the panel of shortcuts is open. */
export const shortcutsPanel = createStore(false);

export const preloadShortcuts = Shortcuts.preload;

/** The panel of shortcuts, which the account menu and the command palette open. */
export function ShortcutsHost() {
  const isOpen = useStore(shortcutsPanel);
  return <Suspense>{isOpen && <Shortcuts onClose={() => shortcutsPanel.set(false)} />}</Suspense>;
}
