import { type ComponentType, Suspense } from "react";

import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { createStore, useStore } from "#web/lib/store.ts";

/**
 * A dialog that several controls open. Its code loads when it opens, or earlier with `preload`, for example on hover or focus.
 * Render `Host` once.
 */
export function lazyDialog(load: () => Promise<ComponentType<{ onClose: () => void }>>) {
  const Dialog = lazyPart(load, { failure: "dialog" });
  const isOpen = createStore(false);
  return {
    Host: () => <Suspense>{useStore(isOpen) && <Dialog onClose={() => isOpen.set(false)} />}</Suspense>,
    open: () => isOpen.set(true),
    preload: Dialog.preload,
  };
}
