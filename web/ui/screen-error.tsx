import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Screen } from "#web/ui/screen.tsx";

/** What a screen shows when what it needs could not be loaded. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <Screen title={t("This screen could not be loaded")}>
      <EmptyState
        title={t("Something is missing here")}
        text={error instanceof Error ? t(error.message) : ""}
        action={<Button onClick={() => void retry()}>{t("Try again")}</Button>}
      />
    </Screen>
  );
}
