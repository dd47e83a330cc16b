import { Suspense } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";
import { createStore, useStore } from "#web/lib/store.ts";

const LayoutOptions = lazyPart(
  () => import("#web/shell/layout/layout-options.tsx").then((part) => part.LayoutOptions),
  { failure: "dialog" },
);

/** Whether the dialog of layout options is open. */
export const layoutOptions = createStore(false);

export const preloadLayoutOptions = LayoutOptions.preload;

/** The dialog of layout options, which buttons, the account menu and the command palette open. */
export function LayoutOptionsHost() {
  const isOpen = useStore(layoutOptions);
  return <Suspense>{isOpen && <LayoutOptions onClose={() => layoutOptions.set(false)} />}</Suspense>;
}
