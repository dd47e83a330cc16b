import { useTranslation } from "react-i18next";

import { Screen } from "#web/ui/screen.tsx";

export function HomeScreen() {
  const { t } = useTranslation();
  return <Screen title={t("Home")} />;
}
