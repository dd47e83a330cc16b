import { useState } from "react";

import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/display/progress-bar.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const steps = 5;

/** How far something is, with its number beside it. */
export function Progress() {
  const { t } = useTranslation();
  const [done, setDone] = useState(2);
  const share = formatNumber(done / steps, { style: "percent" });
  return (
    <Stack>
      <ProgressBar label={t("Migration")} value={done} max={steps} tone={done === steps ? "success" : "accent"} />
      <Row>
        <Button size="small" aria-disabled={done === 0} onClick={() => setDone(Math.max(done - 1, 0))}>
          {t("Back")}
        </Button>
        <Button size="small" aria-disabled={done === steps} onClick={() => setDone(Math.min(done + 1, steps))}>
          {t("Forward")}
        </Button>
        <span role="status">
          <bdi>{share}</bdi>
        </span>
      </Row>
    </Stack>
  );
}
