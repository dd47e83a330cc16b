import { Suspense, useEffect } from "react";

import { type OpenQuestion, openQuestion } from "#web/lib/confirm.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";

const ConfirmDialog = lazyPart(() =>
  import("#web/shell/confirm/confirm-dialog.tsx").then(
    (part) => part.ConfirmDialog,
    () => BrowserConfirm,
  ),
);

/** Renders the open question. */
export function ConfirmHost() {
  const question = useStore(openQuestion);
  return <Suspense>{question && <ConfirmDialog {...question} />}</Suspense>;
}

/** Uses the browser's own dialog if ours could not be loaded, because the caller waits for an answer. */
function BrowserConfirm({ title, text, answer }: OpenQuestion) {
  useEffect(() => {
    answer(confirm([title, text].filter(Boolean).join("\n\n")));
  }, [title, text, answer]);
  return null;
}
