import { IconCloudOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { followChanges, liveState } from "#web/lib/live.ts";
import { useStore } from "#web/lib/store.ts";
import styles from "#web/shell/live/live-sign.module.css";

/** Follows what changes elsewhere, and says so quietly while it cannot. */
export function LiveSign() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const state = useStore(liveState);
  useEffect(() => followWhenIdle(() => followChanges(queryClient)), [queryClient]);
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

/** The first screen goes before: the stream begins once the browser has nothing better to do. */
function followWhenIdle(follow: () => () => void) {
  let stop = () => {};
  const start = () => {
    stop = follow();
  };
  const waiting = requestIdleCallback(start, { timeout: 3000 });
  return () => {
    cancelIdleCallback(waiting);
    stop();
  };
}
