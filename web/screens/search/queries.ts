import { queryOptions } from "@tanstack/react-query";

import { type SearchKind, search } from "#contract/search.ts";
import { call } from "#web/lib/api/api-client.ts";
import { i18n } from "#web/lib/i18n/i18n.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

type SearchRequest = { q: string; kind?: SearchKind | undefined; page?: number; size?: number };

/** Hits of a search over all kinds, in the current language. Used by the search box and the search screen. */
export const searchQuery = ({ q, kind, page = 1, size = 20 }: SearchRequest) =>
  queryOptions({
    queryKey: unannouncedKey("search", i18n.language, q, kind ?? "all", page, size),
    queryFn: ({ signal }) =>
      call(search, { query: { q, kind, page: String(page), size: String(size), lang: i18n.language } }, { signal }),
  });
