import { useEffect, useRef, useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import type { AskedConflict, Choice, Conflict } from "#web/lib/changes/conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The `choose` function for `saveChange`, and the open conflict for a `ConflictDialog`. */
export function useConflict<Fields>() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<AskedConflict<Fields>>();
  const isShown = useRef(false);
  const answer = useRef<(choice: Choice) => void>(undefined);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Leaving the screen decides nothing, as closing the dialog does.
      answer.current?.("later");
    };
  }, []);

  const choose = (conflict: Conflict<Fields>) => {
    // The screen was left before the answer arrived, or a change is reverted from another screen.
    if (!isShown.current) {
      notify({ tone: "warning", title: t("The change could not be saved. Try again.") });
      return Promise.resolve<Choice>("later");
    }
    return new Promise<Choice>((resolve) => {
      answer.current = resolve;
      setAsked({
        ...conflict,
        onChoose(choice) {
          setAsked(undefined);
          resolve(choice);
        },
      });
    });
  };
  return { asked, choose };
}
