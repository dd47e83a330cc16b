import { Suspense } from "react";

import { openQuestion } from "#web/lib/confirm.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";

const ConfirmDialog = lazyPart(() =>
  import("#web/shell/confirm/confirm-dialog.tsx").then((part) => part.ConfirmDialog),
);

/** Where a question that is asked anywhere is drawn. */
export function ConfirmHost() {
  const question = useStore(openQuestion);
  return <Suspense>{question && <ConfirmDialog {...question} />}</Suspense>;
}
