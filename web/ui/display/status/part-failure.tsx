import { useEffect, useEffectEvent } from "react";

import { notify } from "#web/lib/alerts.ts";
import { onReconnect } from "#web/lib/api/connection.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { PartFailureProps } from "#web/lib/loading/lazy-part.ts";
import { needMissingChunk, newVersion } from "#web/lib/live/new-version.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "#web/ui/display/status/part-failure.module.css";

/** Replaces a part of the page that could not be loaded. It retries when the connection is back. */
export function PartFailure({ failure, onRetry, onClose }: PartFailureProps) {
  const { t } = useTranslation();
  const isOutdated = useStore(newVersion) !== undefined;
  useEffect(() => {
    if (failure !== "none") needMissingChunk();
  }, [failure]);
  const notifyAndClose = useEffectEvent(() => {
    notify({
      tone: "danger",
      title: t("This part could not be loaded"),
      text: t("Check your connection and try again."),
    });
    onClose?.();
  });
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (failure === "dialog") {
      notifyAndClose();
      return undefined;
    }
    const again = () => retry();
    const stopListening = onReconnect(again);
    // The connection monitor may itself be a part that could not be loaded.
    addEventListener("online", again);
    return () => {
      stopListening();
      removeEventListener("online", again);
    };
  }, [failure]);
  if (failure !== "inline") return null;
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.text}>{t("This part could not be loaded")}</p>
      {isOutdated ? (
        <Button size="small" onClick={() => location.reload()}>
          {t("Reload")}
        </Button>
      ) : (
        <Button size="small" onClick={onRetry}>
          {t("Try again")}
        </Button>
      )}
    </div>
  );
}
