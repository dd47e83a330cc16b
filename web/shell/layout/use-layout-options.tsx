import { Suspense, useState } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";

const LayoutOptions = lazyPart(
  () => import("#web/shell/layout/layout-options.tsx").then((part) => part.LayoutOptions),
  { failure: "dialog" },
);

/** The dialog of layout options. Render `dialog` in a place that stays mounted while the dialog is open. */
export function useLayoutOptions() {
  const [isOpen, setIsOpen] = useState(false);
  return {
    preload: LayoutOptions.preload,
    open: () => setIsOpen(true),
    dialog: <Suspense>{isOpen && <LayoutOptions onClose={() => setIsOpen(false)} />}</Suspense>,
  };
}
