import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

import { ApiError } from "#web/lib/api/api-client.ts";
import { onReconnect } from "#web/lib/api/connection.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { isLoadFailure } from "#web/lib/api/load-failure.ts";
import { needMissingChunk, newVersion } from "#web/lib/live/new-version.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Shown if a screen's data or code could not be loaded. It retries when the connection is back. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const isOutdated = useStore(newVersion) !== undefined && isLoadFailure(error);
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  const retryNow = useEffectEvent(() => void retry());
  useEffect(() => onReconnect(() => retryNow()), []);
  useEffect(() => {
    if (isLoadFailure(error)) needMissingChunk();
  }, [error]);
  return (
    <Screen title={t("Something went wrong on this screen")}>
      <EmptyState
        title={t("Part of this screen is missing")}
        text={isOutdated ? t("A new version is available.") : describe(error, t)}
        action={
          <>
            <Button onClick={() => void retry()}>{t("Try again")}</Button>
            <Button onClick={() => location.reload()}>{t("Reload")}</Button>
          </>
        }
      />
    </Screen>
  );
}

/** Messages that help people. The browser's own are in English and may contain addresses. */
function describe(error: unknown, t: Translate) {
  if (error instanceof ApiError) return t(error.message);
  return isLoadFailure(error)
    ? t("Check your connection and try again.")
    : t("An unexpected error occurred. Try again.");
}
