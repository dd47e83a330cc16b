import { useEffect, useEffectEvent, useState } from "react";

import type { TemplateValues } from "#features/email-templates/contract.ts";

/** Milliseconds without a keystroke after which the preview follows. */
const pauseMs = 250;

/** The values that the preview shows: the latest valid ones, once nothing has been typed for a moment. */
export function useShownValues(valid: TemplateValues | undefined, first: TemplateValues) {
  const [shown, setShown] = useState(first);
  const text = valid && JSON.stringify(valid);
  const show = useEffectEvent(() => {
    if (valid) setShown(valid);
  });
  useEffect(() => {
    const timer = setTimeout(() => show(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return shown;
}
