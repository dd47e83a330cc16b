import { useEffect, useState } from "react";

import { checker } from "#web/lib/api/connection.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** A page that fails while it renders, and a connection that counts as lost. */
export function FaultTriggers() {
  const { t } = useTranslation();
  const [isBroken, setIsBroken] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const simulate = (lost: boolean) => {
    checker.simulateLoss?.(lost);
    setIsLost(lost);
  };
  // Whoever leaves the screen is connected again.
  useEffect(() => () => checker.simulateLoss?.(false), []);
  if (isBroken) throw new Error("This error was caused on the screen Diagnostics");
  return (
    <>
      <Button size="small" onClick={() => setIsBroken(true)}>
        {t("Page error")}
      </Button>
      <Button size="small" onClick={() => simulate(!isLost)}>
        {isLost ? t("Restore connection") : t("Lost connection")}
      </Button>
    </>
  );
}
