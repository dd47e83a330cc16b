import type { Hono } from "hono";

import { screensOfRole } from "#contract/screens/screens-of-role.ts";
import { hrefOf, type Screen, screens } from "#contract/screens/screens.ts";
import * as contract from "#contract/search.ts";
import type { Hit } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import type { OwnSearch, RowSearch, Search } from "#server/lib/search.ts";
import { matchScreens } from "#contract/screens/match-screens.ts";
import { countRowHits, findRowHits } from "#server/search/queries.ts";

type SearchOptions = { readonly db: Db; readonly searches: readonly Search[] };

export function searchRoutes(app: Hono<AppEnv>, { db, searches: all }: SearchOptions) {
  const noTotals = Object.fromEntries(contract.searchKinds.map((kind) => [kind, 0]));
  // The order of the overview.
  const searches = contract.searchKinds.flatMap((kind) => all.filter((each) => each.kind === kind));
  const rowSearches = searches.filter((each): each is RowSearch => !isOwn(each));

  implement(app, contract.search, async ({ person, query: { q, kind, lang, page = 1, size = 20 } }) => {
    if (!q) return { data: [], totals: noTotals };
    const found = matchScreens(
      screensOfRole(screens, person.role),
      q,
      lang === undefined ? undefined : findDictionary(lang),
    );
    const totals: Record<contract.SearchKind, number> = {
      ...noTotals,
      screens: found.length,
      ...(await countRowHits(db, rowSearches, person.id, q)),
    };
    for (const each of searches.filter(isOwn)) totals[each.kind] = await each.count(db, person.id, q);

    // Without a kind, the answer is an overview with the first hits of each. Only a single kind has further pages.
    const start = kind ? (page - 1) * size : 0;
    const isWanted = (each: contract.SearchKind) => (kind ?? each) === each && start < (totals[each] ?? 0);
    const data = isWanted("screens") ? found.slice(start, start + size).map(toScreenHit) : [];
    for (const each of searches.filter((search) => isWanted(search.kind))) {
      const part = kind ? { page, size } : { page: 1, size: Math.min(size, maxInOverview) };
      const query = { q, ...part };
      data.push(...(await (isOwn(each) ? each.find(db, person.id, query) : findRowHits(db, each, person.id, query))));
    }
    return { data, totals };
  });
}

const isOwn = (search: Search): search is OwnSearch => "find" in search;

/** The number of rows of each kind in the overview. */
const maxInOverview = 5;

const toScreenHit = (screen: Screen): Hit => ({
  kind: "screens",
  title: screen.title,
  text: "",
  href: hrefOf(screen),
  icon: screen.icon,
});
