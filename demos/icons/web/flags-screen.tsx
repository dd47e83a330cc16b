import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { flags, flagsFolder } from "#demos/icons/web/sets/flags.ts";
import type { IconList } from "#demos/icons/web/icon-set.ts";
import { IconsScreen } from "#demos/icons/web/icons-screen.tsx";
import { englishName, listFlags } from "#demos/icons/web/sets/list-flags.ts";
import { flagsQuery } from "#demos/icons/web/queries.ts";
import { locale } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

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

/** The flags with their names in the current language. */
function useFlagList(folder: string): IconList {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(flagsQuery(folder));
  // `t` is another function in another language.
  const icons = useMemo(() => data && listFlags(data, { locale: locale(), translate: (text) => t(text) }), [data, t]);
  return {
    icons,
    isError: isError && !data,
    retry: () => void refetch(),
    termsOf: ({ name: code, title }) => {
      const capital = data?.flags.find((flag) => flag.code === code)?.capital ?? "";
      return [englishName(code), code, capital].filter((term) => term !== "" && term !== title);
    },
  };
}
