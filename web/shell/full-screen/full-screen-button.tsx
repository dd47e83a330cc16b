import { IconMaximize, IconMinimize } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { useFullScreen } from "#web/shell/full-screen/use-full-screen.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** Not rendered if the browser has no full-screen mode. */
export function FullScreenButton() {
  const { t } = useTranslation();
  const { isSupported, isFull, toggle } = useFullScreen();
  if (!isSupported) return null;
  const Icon = isFull ? IconMinimize : IconMaximize;
  return (
    <IconButton label={t("Full screen")} aria-pressed={isFull} onClick={toggle}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
