import type { Consequence } from "#demos/layouts/web/consequences.ts";
import styles from "#demos/layouts/web/layouts.module.css";
import { useDescribeConsequences } from "#demos/layouts/web/use-layout-change.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** Says which other options the last change has changed. */
export function RuleStatus({ consequences }: { consequences: readonly Consequence[] }) {
  const { t } = useTranslation();
  const describe = useDescribeConsequences();
  return (
    <p role="status" className={styles.status} data-shown={consequences.length > 0 || undefined}>
      {consequences.length > 0
        ? t("Also changed: {{changes}}", { changes: describe(consequences) })
        : t("Every change applies at once, and is saved with your account.")}
    </p>
  );
}
