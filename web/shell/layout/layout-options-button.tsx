import { IconSettings } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { useLayoutOptions } from "#web/shell/layout/use-layout-options.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

export function LayoutOptionsButton() {
  const { t } = useTranslation();
  const { preload, open, dialog } = useLayoutOptions();
  return (
    <>
      <IconButton
        label={t("Layout options")}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <IconSettings size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {dialog}
    </>
  );
}
