import { IconTableOff } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

type NoRowsProps = {
  /** Asks for the rows again; undefined unless they could not be loaded. */
  onRetry: (() => void) | undefined;
  /** Clears filters and search; undefined unless they may be why no row is shown. */
  onClearFilters: (() => void) | undefined;
  /** Shown in place of "No rows". */
  empty: ReactNode;
};

/** Stands in place of the rows: they could not be loaded, none matches, or there are none. */
export function NoRows({ onRetry, onClearFilters, empty }: NoRowsProps) {
  const { t } = useTranslation();
  const icon = <IconTableOff size={32} stroke={1.5} />;
  if (onRetry) {
    return (
      <EmptyState
        icon={icon}
        title={t("Rows could not be loaded")}
        action={<Button onClick={onRetry}>{t("Try again")}</Button>}
      />
    );
  }
  if (onClearFilters) {
    return (
      <EmptyState
        icon={icon}
        title={t("No matching rows")}
        action={<Button onClick={onClearFilters}>{t("Clear filters")}</Button>}
      />
    );
  }
  return empty ?? <EmptyState icon={icon} title={t("No rows")} />;
}
