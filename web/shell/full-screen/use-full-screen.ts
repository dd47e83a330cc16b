import { useSyncExternalStore } from "react";

import { notify } from "#web/lib/alerts.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";

const subscribe = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

const isFullScreen = () => document.fullscreenElement !== null;

/** Switches full screen on or off. Call it for a click or a key, without which the browser refuses. */
export const toggleFullScreen = (t: Translate) =>
  void (isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() =>
    notify({ tone: "warning", title: t("The browser blocked full screen") }),
  );

/** The browser's full-screen mode. Some phones have none: then `isSupported` is false. */
export function useFullScreen() {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(subscribe, isFullScreen);
  return { isSupported: document.fullscreenEnabled, isFull, toggle: () => toggleFullScreen(t) };
}
