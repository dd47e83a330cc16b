import { IconCloudOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { liveState } from "#web/lib/live-topics.ts";
import { beginWhenIdle } from "#web/lib/when-idle.ts";
import { useStore } from "#web/lib/store.ts";
import styles from "#web/shell/live/live-sign.module.css";

/** Follows what changes elsewhere, and says so quietly while it cannot. */
export function LiveSign() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const state = useStore(liveState);
  // The first screen goes before. Without its code, the page does without what others change.
  useEffect(
    () =>
      beginWhenIdle(
        async () => {
          const { followChanges } = await import("#web/lib/live.ts");
          return () => followChanges(queryClient);
        },
        () => liveState.set("offline"),
      ),
    [queryClient],
  );
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
