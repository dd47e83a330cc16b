import { useEffect, useEffectEvent, useRef } from "react";

import type { Attempt } from "#web/lib/form/request-id.ts";

/** In milliseconds: the pause in typing after which the draft is stored. */
const keepAfter = 300;

type Keeping<Draft> = {
  /** Whether the form has something to keep. */
  isWritten: boolean;
  /** Whether the form began with a stored draft. */
  isRestored: boolean;
  /** Set once the draft is sent or discarded, so that leaving does not store it again. */
  isDone: { readonly current: boolean };
  /** @returns whether the browser has stored it */
  write: (draft: Draft, attempt: Attempt) => boolean;
  remove: () => void;
};

/** Stores the draft after a pause in typing, and immediately when the page or screen is left. */
export function useStoredDraft<Draft>(
  draft: Draft,
  attempt: Attempt,
  { isWritten, isRestored, isDone, write, remove }: Keeping<Draft>,
) {
  const isKept = useRef(isRestored);
  const keep = useEffectEvent(() => {
    if (isDone.current) return;
    // A text that may have reached the server keeps its id, even if nothing was added.
    if (isWritten || attempt.sent !== undefined) isKept.current = write(draft, attempt);
    // Only if this window stored it: another one may be writing the same draft.
    else if (isKept.current) remove();
  });

  useEffect(() => {
    const timer = setTimeout(() => keep(), keepAfter);
    return () => clearTimeout(timer);
  }, [draft, attempt]);

  useEffect(() => {
    const keepNow = () => keep();
    addEventListener("pagehide", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);
}
