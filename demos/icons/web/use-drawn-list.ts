import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import words from "cldr-annotations-full/package.json?icons";
import type { IconList } from "#demos/icons/web/icon-set.ts";
import { indexQuery, termsQuery, wordsQuery } from "#demos/icons/web/queries.ts";
import { makeFindable, textsOfIcon } from "#demos/icons/web/search-icons.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The language of the search terms in the packages. */
const sourceLanguage = "en";

/**
 * The icons of a set with drawings. They are found by their names at once, and by other words and in the current language
 * when these are loaded.
 */
export function useDrawnList(folder: string): IconList {
  const { language } = useTranslation();
  const { data, isError, refetch } = useQuery(indexQuery(folder));
  const { data: terms } = useQuery(termsQuery(folder));
  const { data: table } = useQuery({ ...wordsQuery(words, language), enabled: language !== sourceLanguage });
  const icons = useMemo(
    () =>
      data?.icons.map(([name, group], index) =>
        makeFindable({ id: `${group}/${name}`, name, title: name, group, index }, textsOfIcon(name, terms, table)),
      ),
    [data, terms, table],
  );
  return {
    icons,
    isError: isError && !data,
    retry: () => void refetch(),
    termsOf: ({ name }) => {
      const texts = textsOfIcon(name, terms, table);
      return [...new Set([...texts.names, ...texts.terms])].filter((text) => text !== name);
    },
  };
}
