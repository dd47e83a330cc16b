import { IconRotate } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { lazyAction } from "#web/lib/lazy-action.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

const reset = lazyAction(async () => (await import("#web/shell/factory-reset/reset-everything.ts")).resetEverything);

/** Resets all settings, here and in the account (specification §8). */
export function FactoryResetButton() {
  const { t } = useTranslation();
  return (
    <IconButton label={t("Factory reset")} onClick={() => reset(t)}>
      <IconRotate size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
