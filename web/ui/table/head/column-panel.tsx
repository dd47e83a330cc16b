import { IconColumns3 } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Dropdown } from "#web/ui/actions/dropdown.tsx";
import type { ColumnChoicesProps } from "#web/ui/table/head/column-choices.tsx";

const ColumnChoices = lazyPart(async () => (await import("#web/ui/table/head/column-choices.tsx")).ColumnChoices);

/** Chooses the visible columns and the height of rows. */
export function ColumnPanel(props: ColumnChoicesProps) {
  const { t } = useTranslation();
  return (
    <Dropdown
      label={t("Columns")}
      icon={<IconColumns3 size={20} stroke={1.75} aria-hidden />}
      onApproach={ColumnChoices.preload}
    >
      {() => <ColumnChoices {...props} />}
    </Dropdown>
  );
}
