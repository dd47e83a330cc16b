import type { Consequence } from "#demos/layouts/web/consequences.ts";
import { useDescribeConsequences } from "#demos/layouts/web/use-layout-change.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Note } from "#web/ui/display/text/note.tsx";

/** Says which other options the last change has changed. */
export function RuleStatus({ consequences }: { consequences: readonly Consequence[] }) {
  const { t } = useTranslation();
  const describe = useDescribeConsequences();
  return (
    <Note role="status">
      {consequences.length > 0
        ? t("Also changed: {{changes}}", { changes: describe(consequences) })
        : t("Every change applies at once, and is saved with your account.")}
    </Note>
  );
}
