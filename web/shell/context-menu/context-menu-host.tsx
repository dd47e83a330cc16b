import { Suspense } from "react";

import { contextMenu } from "#web/lib/context-menu.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";

const ContextMenu = lazyPart(() => import("#web/ui/actions/context-menu.tsx").then((part) => part.ContextMenu), {
  failure: "dialog",
});

const close = () => contextMenu.set(undefined);

/** Renders the open context menu. */
export function ContextMenuHost() {
  const menu = useStore(contextMenu);
  // Anew for each press.
  return (
    <Suspense>{menu && <ContextMenu key={`${menu.x} ${menu.y} ${menu.label}`} {...menu} onClose={close} />}</Suspense>
  );
}
