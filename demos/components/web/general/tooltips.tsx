import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Tooltip } from "#web/ui/display/tooltip.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** An explanation on hover and focus. What everyone needs to know belongs on the page. */
export function Tooltips() {
  const { t } = useTranslation();
  const [isArchived, setIsArchived] = useState(false);
  return (
    <Row>
      <Tooltip text={t("Archived projects are kept for a year, and can be searched.")}>
        {(props) => (
          <Button aria-pressed={isArchived} onClick={() => setIsArchived(!isArchived)} {...props}>
            {isArchived ? t("Restore from the archive") : t("Move to the archive")}
          </Button>
        )}
      </Tooltip>
    </Row>
  );
}
