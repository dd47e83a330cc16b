import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { FindActions } from "#web/lib/commands/palette-entry.ts";
import { PaletteList, useAllResults } from "#web/screens/search/palette-list.tsx";
import type { HitsProps } from "#web/screens/search/search-box.tsx";
import { useOpenEntry } from "#web/screens/search/use-open-entry.ts";
import { usePaletteGroups } from "#web/screens/search/use-palette-groups.tsx";

/** The list of the command palette below the field in the header, whose Enter opens the search screen. */
export function SearchHits({ text, activeId, onFollow, findActions }: HitsProps & { findActions: FindActions }) {
  const { t } = useTranslation();
  const open = useOpenEntry();
  const found = usePaletteGroups(text, findActions);
  return (
    <PaletteList
      id="search-hits"
      label={t("Search")}
      found={found}
      text={text}
      last={useAllResults(text, found)}
      activeId={activeId}
      onChoose={(entry, isInNewTab) => {
        onFollow();
        open(entry, isInNewTab);
      }}
    />
  );
}
