import { flags, flagsFolder } from "#demos/icons/web/flags.ts";
import { IconsScreen } from "#demos/icons/web/icons-screen.tsx";
import { useFlagList } from "#demos/icons/web/use-flag-list.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** The flags of countries, regions and organisations. */
export function FlagsScreen() {
  const { t } = useTranslation();
  const list = useFlagList(flagsFolder);
  return (
    <IconsScreen
      set={flags}
      list={list}
      title={t("Flags")}
      description={t("Find the flag of a country, a region or an organization, and copy it.")}
    />
  );
}
