import type { Hono } from "hono";

import { screensOfRole } from "#contract/screens-of-role.ts";
import { hrefOf, type Screen, screens } from "#contract/screens.ts";
import * as contract from "#contract/search.ts";
import type { Hit } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import type { RowSearch } from "#server/lib/row-search.ts";
import { matchScreens } from "#contract/match-screens.ts";
import { countMessageHits, countRowHits, findMessageHits, findRowHits } from "#server/search/queries.ts";

type SearchOptions = { readonly db: Db; readonly rowSearches: readonly RowSearch[] };

export function searchRoutes(app: Hono<AppEnv>, { db, rowSearches }: SearchOptions) {
  const noTotals = Object.fromEntries(contract.searchKinds.map((kind) => [kind, 0]));
  // The order of the overview.
  const searches = contract.searchKinds.flatMap((kind) => rowSearches.filter((each) => each.kind === kind));

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
      messages: await countMessageHits(db, person.id, q),
      ...(await countRowHits(db, searches, person.id, q)),
    };

    // Without a kind, the answer is an overview with the first hits of each. Only a single kind has further pages.
    const start = kind ? (page - 1) * size : 0;
    const isWanted = (each: contract.SearchKind) => (kind ?? each) === each && start < (totals[each] ?? 0);
    const data = isWanted("screens") ? found.slice(start, start + size).map(toScreenHit) : [];
    if (isWanted("messages")) {
      const rows = await findMessageHits(db, person.id, { q, page: kind ? page : 1, size });
      data.push(...rows.map(toMessageHit));
    }
    for (const each of searches.filter((search) => isWanted(search.kind))) {
      const part = kind ? { page, size } : { page: 1, size: Math.min(size, maxInOverview) };
      data.push(...(await findRowHits(db, each, person.id, { q, ...part })));
    }
    return { data, totals };
  });
}

/** The number of rows of each kind in the overview. */
const maxInOverview = 5;

const toScreenHit = (screen: Screen): Hit => ({
  kind: "screens",
  title: screen.title,
  text: "",
  href: hrefOf(screen),
  icon: screen.icon,
});

type MessageRow = Awaited<ReturnType<typeof findMessageHits>>[number];

const toMessageHit = ({ id, folder, subject, fromName, preview, sentAt }: MessageRow): Hit => ({
  kind: "messages",
  title: subject,
  text: [fromName, preview].filter(Boolean).join(": "),
  href: `/inbox/${folder}/detail/${id}`,
  date: sentAt.toISOString(),
});
