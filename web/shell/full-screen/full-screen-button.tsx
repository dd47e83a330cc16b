import { IconMaximize, IconMinimize } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

const subscribe = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

/** Not rendered if the browser has no full-screen mode, as on some phones. */
export function FullScreenButton() {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  const refuse = () => notify({ tone: "warning", title: t("The browser blocked full screen") });
  const Icon = isFull ? IconMinimize : IconMaximize;
  return (
    <IconButton label={t("Full screen")} aria-pressed={isFull} onClick={() => void toggle().catch(refuse)}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
