import { useSyncExternalStore } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";

const subscribe = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

/** The browser's full-screen mode. Some phones have none: then `isSupported` is false. */
export function useFullScreen() {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const refuse = () => notify({ tone: "warning", title: t("The browser blocked full screen") });
  return {
    isSupported: document.fullscreenEnabled,
    isFull,
    toggle: () =>
      void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(refuse),
  };
}
