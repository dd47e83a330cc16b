import { lazyDialog } from "#web/lib/loading/lazy-dialog.tsx";

/** The panel of shortcuts, which the account menu and the command palette open. */
export const shortcutsPanel = lazyDialog(() =>
  import("#web/shell/shortcuts/shortcuts.tsx").then((part) => part.Shortcuts),
);
