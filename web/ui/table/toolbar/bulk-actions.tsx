import type { ReactNode } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "#web/ui/table/toolbar/toolbar.module.css";

type BulkActionsProps = {
  /** Selected rows. */
  count: number;
  onClear: () => void;
  /** The screen's own actions on the selected rows. */
  children: ReactNode;
};

/** What can be done with the selected rows. Below the rows, so that they stay in place, and in reach of all of them. */
export function BulkActions({ count, onClear, children }: BulkActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bulk} role="group" aria-label={t("Selected rows")}>
      <bdi className={styles.count}>
        {t({ one: "{{count}} row selected", other: "{{count}} rows selected" }, { count })}
      </bdi>
      {children}
      <Button variant="subtle" onClick={onClear}>
        {t("Clear selection")}
      </Button>
    </div>
  );
}
