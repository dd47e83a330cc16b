import { lazyDialog } from "#web/lib/loading/lazy-dialog.tsx";

/** The dialog of layout options, which the account menu, the command palette and the first steps open. */
export const layoutOptions = lazyDialog(() =>
  import("#web/shell/layout/layout-options.tsx").then((part) => part.LayoutOptions),
);
