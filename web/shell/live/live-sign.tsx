import { IconCloudOff } from "@tabler/icons-react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { liveState } from "#web/lib/live-topics.ts";
import { useStore } from "#web/lib/store.ts";
import styles from "#web/shell/live/live-sign.module.css";

/** Follows what changes elsewhere, and says so quietly while it cannot. */
export function LiveSign() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const state = useStore(liveState);
  useEffect(() => followWhenIdle(queryClient), [queryClient]);
  return (
    <span role="status" className={styles.place}>
      {state === "offline" && (
        <span className={styles.sign}>
          <IconCloudOff size={16} stroke={1.75} aria-hidden />
          {t("Offline: changes of others do not show")}
        </span>
      )}
    </span>
  );
}

/** The first screen goes before: the stream's code is loaded once the browser has nothing better to do. */
function followWhenIdle(queryClient: QueryClient) {
  let isOver = false;
  let stop = () => {};
  const start = async () => {
    const { followChanges } = await import("#web/lib/live.ts");
    if (!isOver) stop = followChanges(queryClient);
  };
  // Without its code, the page does without what others change.
  const waiting = requestIdleCallback(() => void start().catch(() => liveState.set("offline")), { timeout: 3000 });
  return () => {
    isOver = true;
    cancelIdleCallback(waiting);
    stop();
  };
}
