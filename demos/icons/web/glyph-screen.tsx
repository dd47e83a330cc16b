import { bootstrapIcons, bootstrapIconsFolder } from "#demos/icons/web/sets/bootstrap-icons.ts";
import { IconsScreen } from "#demos/icons/web/icons-screen.tsx";
import { useDrawnList } from "#demos/icons/web/use-drawn-list.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The icons of Bootstrap, the successor of the Glyphicons. */
export function GlyphScreen() {
  const { t } = useTranslation();
  const list = useDrawnList(bootstrapIconsFolder);
  return (
    <IconsScreen
      set={bootstrapIcons}
      list={list}
      title={t("Bootstrap icons")}
      description={t("The Bootstrap Icons, which succeed the Glyphicons. Find one in your language, and copy it.")}
    />
  );
}
