import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** A screen that the role does not allow. `message` is in English, the key of its translations. */
export function NoAccessScreen({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <Screen title={t("No access")}>
      <EmptyState title={t(message)} action={<a href="#/home">{t("Go to the home page")}</a>} />
    </Screen>
  );
}
