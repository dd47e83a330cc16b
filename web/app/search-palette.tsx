import { useRouter } from "@tanstack/react-router";

import type { HitsProps } from "#web/screens/search/search-box.tsx";
import { SearchHits } from "#web/screens/search/search-hits.tsx";
import { useTranslation } from "#web/lib/i18n.ts";
import { findCommands } from "#web/shell/commands/find-commands.ts";

/** The hits of the header's search: those of the feature, and the commands of the shell. */
export function SearchPalette(props: HitsProps) {
  const { t } = useTranslation();
  const router = useRouter();
  return <SearchHits {...props} findCommands={(text) => findCommands(text, { router, t })} />;
}
