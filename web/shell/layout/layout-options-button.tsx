import { IconSettings } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { layoutOptions, preloadLayoutOptions } from "#web/shell/layout/layout-options-host.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

export function LayoutOptionsButton() {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t("Layout options")}
      aria-haspopup="dialog"
      onPointerEnter={preloadLayoutOptions}
      onFocus={preloadLayoutOptions}
      onClick={() => layoutOptions.set(true)}
    >
      <IconSettings size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
