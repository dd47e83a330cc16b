import { fontAwesome, fontAwesomeFolder } from "#demos/icons/web/sets/font-awesome.ts";
import { IconsScreen } from "#demos/icons/web/icons-screen.tsx";
import { useDrawnList } from "#demos/icons/web/use-drawn-list.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The icons of Font Awesome Free. */
export function FontAwesomeScreen() {
  const { t } = useTranslation();
  const list = useDrawnList(fontAwesomeFolder);
  return (
    <IconsScreen
      set={fontAwesome}
      list={list}
      title={t("Font Awesome icons")}
      description={t("Find an icon in your language, and copy its name, its import or its drawing.")}
    />
  );
}
