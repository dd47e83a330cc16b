import { useState } from "react";

import type { AskedConflict, Choice, Conflict } from "#web/lib/changes/conflict.ts";

/** The `choose` function for `saveChange`, and the open conflict for a `ConflictDialog`. */
export function useConflict<Fields>() {
  const [asked, setAsked] = useState<AskedConflict<Fields>>();
  const choose = (conflict: Conflict<Fields>) =>
    new Promise<Choice>((resolve) => {
      setAsked({
        ...conflict,
        onChoose(choice) {
          setAsked(undefined);
          resolve(choice);
        },
      });
    });
  return { asked, choose };
}
