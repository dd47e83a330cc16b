import { IconCloudOff, IconRefresh } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { connection, onReconnect, suspectConnection } from "#web/lib/api/connection.ts";
import { monitorConnection } from "#web/lib/api/connection-monitor.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { followChanges } from "#web/lib/live/live.ts";
import { liveState } from "#web/lib/live/live-topics.ts";
import { newVersion } from "#web/lib/live/new-version.ts";
import { useStore } from "#web/lib/store.ts";
import styles from "#web/shell/connection/connection-signs.module.css";
import { Button } from "#web/ui/actions/button.tsx";

/**
 * Monitors the connection, follows live updates, and shows problems with either. Its code loads in advance, since it
 * could not be loaded offline.
 */
export function ConnectionSigns() {
  const queryClient = useQueryClient();
  useEffect(() => monitorConnection(), []);
  useEffect(() => followChanges(queryClient), [queryClient]);
  return (
    <>
      <LiveSign />
      {/* Not inside the footer, which may be out of reach behind the navigation drawer. */}
      {createPortal(<ConnectionBar />, document.body)}
    </>
  );
}

/** Shown in the footer while only live updates fail. */
function LiveSign() {
  const { t } = useTranslation();
  const state = useStore(liveState);
  const isConnected = useStore(connection) === "online";
  return (
    <span role="status" className={styles.live}>
      {(state === "offline" || state === "replaced") && isConnected && (
        <span className={styles.liveSign}>
          <IconCloudOff size={16} stroke={1.75} aria-hidden />
          {state === "offline"
            ? t("Live updates are unavailable")
            : t("Live updates are paused: too many windows are open")}
        </span>
      )}
    </span>
  );
}

/**
 * A bar at the bottom of the window while the server cannot be reached, or when there is a newer build of the app. Its
 * live region is always rendered, so that messages, including the end of an interruption, are announced.
 */
function ConnectionBar() {
  const { t } = useTranslation();
  const state = useStore(connection);
  const isOutdated = useStore(newVersion) !== undefined;
  const isBack = useIsBack();
  const place = useRef<HTMLDivElement>(null);
  useRoomForAlerts(place);
  return (
    <div ref={place} className={styles.place}>
      <div role="status">
        {state !== "online" && (
          <Notice
            icon={<IconCloudOff size={16} stroke={1.75} aria-hidden />}
            title={state === "offline" ? t("You are offline.") : t("The server cannot be reached.")}
            text={t("Changes cannot be saved until you are back online.")}
          />
        )}
        {isBack && <span className="visually-hidden">{t("You are back online.")}</span>}
        {state === "online" && isOutdated && (
          <Notice
            icon={<IconRefresh size={16} stroke={1.75} aria-hidden />}
            title={t("A new version is available.")}
            text={t("Save your changes, then reload the page.")}
          />
        )}
      </div>
      {state !== "online" && (
        <Button size="small" className={styles.action} onClick={suspectConnection}>
          {t("Try again")}
        </Button>
      )}
      {state === "online" && isOutdated && (
        <Button size="small" className={styles.action} onClick={() => location.reload()}>
          {t("Reload")}
        </Button>
      )}
    </div>
  );
}

const Notice = ({ icon, title, text }: { icon: ReactNode; title: string; text?: string }) => (
  <p className={styles.notice}>
    {icon}
    <span>
      <strong className={styles.title}>{title}</strong> {text}
    </span>
  </p>
);

/** True after an interruption has ended, until the next one. */
function useIsBack() {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => onReconnect(() => setIsBack(true)), []);
  const isConnected = useStore(connection) === "online";
  if (!isConnected && isBack) setIsBack(false);
  return isBack;
}

/** Alerts also appear at the bottom of the window, above the bar; see alerts.module.css. */
function useRoomForAlerts(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
      if (height > 0) style.setProperty("--connection-bar-height", `${height + 8}px`);
      else style.removeProperty("--connection-bar-height");
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--connection-bar-height");
    };
  }, [place]);
}
