import { useTranslation } from "react-i18next";

import { EmptyState } from "#web/ui/empty-state.tsx";
import { Screen } from "#web/ui/screen.tsx";

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Page not found")}>
      <EmptyState
        title={t("There is no page at this address")}
        text={t("It may have been moved, or the address was mistyped.")}
        action={<a href="#/home">{t("Go to the home page")}</a>}
      />
    </Screen>
  );
}
