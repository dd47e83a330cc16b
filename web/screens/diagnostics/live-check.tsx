import { useEffect, useRef, useState } from "react";

import { checkLive } from "#contract/diagnostics.ts";
import { formatMilliseconds } from "#web/screens/diagnostics/describe-server.ts";
import { StateSign } from "#web/screens/diagnostics/check-card.tsx";
import { SectionHead } from "#web/screens/diagnostics/section-head.tsx";
import styles from "#web/screens/diagnostics/live-check.module.css";
import { call } from "#web/lib/api/api-client.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { onTopic } from "#web/lib/live/live-topics.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";

/** In milliseconds: a stream that has delivered nothing until then does not work. */
const timeoutMs = 10_000;

type Result = "idle" | "waiting" | "failed" | { readonly milliseconds: number };

/** Measures the way of a change: to the server, and back by the live stream. */
export function LiveCheck() {
  const { t } = useTranslation();
  const [result, setResult] = useState<Result>("idle");
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const check = () => {
    if (result === "waiting") return;
    const startedAt = performance.now();
    const finish = (end: Result) => {
      stop.current();
      setResult(end);
    };
    const stopListening = onTopic("diagnostics", () => finish({ milliseconds: performance.now() - startedAt }));
    const timer = setTimeout(() => finish("failed"), timeoutMs);
    stop.current = () => {
      stopListening();
      clearTimeout(timer);
    };
    setResult("waiting");
    call(checkLive, {}).catch(() => finish("failed"));
  };

  return (
    <Card className={styles.card} aria-label={t("Live updates")}>
      <SectionHead
        title={t("Live updates")}
        text={t("Sends a change to the server and waits until the stream returns it.")}
      />
      <div className={styles.end}>
        <div role="status" className={styles.result}>
          {result === "waiting" && <span>{t("Checking")}</span>}
          {result === "failed" && (
            <>
              <span>{t("Nothing arrived")}</span>
              <StateSign state="error" />
            </>
          )}
          {typeof result === "object" && (
            <>
              <bdi>{formatMilliseconds(result.milliseconds)}</bdi>
              <StateSign state="ok" />
            </>
          )}
        </div>
        <Button aria-disabled={result === "waiting"} onClick={check}>
          {t("Check live updates")}
        </Button>
      </div>
    </Card>
  );
}
