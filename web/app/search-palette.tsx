import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

import { languagesQuery, useTranslation } from "#web/lib/i18n/i18n.ts";
import { CommandPalette } from "#web/screens/search/command-palette.tsx";
import type { HitsProps } from "#web/screens/search/search-box.tsx";
import { SearchHits } from "#web/screens/search/search-hits.tsx";
import { findActions } from "#web/shell/commands/find-actions.ts";

// The search and the actions of the shell, which do not know each other.

export function Palette({ onClose }: { onClose: () => void }) {
  return <CommandPalette onClose={onClose} findActions={useFindActions()} />;
}

export function Hits(props: HitsProps) {
  return <SearchHits {...props} findActions={useFindActions()} />;
}

function useFindActions() {
  const { t } = useTranslation();
  const router = useRouter();
  // Choosing a language is an action. The list may not have been loaded yet.
  useQuery(languagesQuery);
  return (text: string) => findActions(text, { router, t });
}
