import type { Hono } from "hono";

import { hrefOf, type Screen, screens } from "#contract/screens.ts";
import * as contract from "#contract/search.ts";
import type { Hit } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import { matchScreens } from "#contract/match-screens.ts";
import { countMessageHits, countRowHits, findMessageHits, findRowHits, rowKinds } from "#server/search/queries.ts";

export function searchRoutes(app: Hono<AppEnv>, db: Db) {
  implement(app, contract.search, async ({ person, query: { q, kind, lang, page = 1, size = 20 } }) => {
    if (!q) return { data: [], totals: { ...noTotals } };
    const found = matchScreens(screens, q, lang === undefined ? undefined : findDictionary(lang));
    const totals = {
      ...noTotals,
      screens: found.length,
      messages: await countMessageHits(db, person.id, q),
      ...(await countRowHits(db, person.id, q)),
    };

    // Without a kind, the answer is an overview with the first hits of each. Only a single kind has further pages.
    const start = kind ? (page - 1) * size : 0;
    const isWanted = (each: contract.SearchKind) => (kind ?? each) === each && start < totals[each];
    const data = isWanted("screens") ? found.slice(start, start + size).map(toScreenHit) : [];
    if (isWanted("messages")) {
      const rows = await findMessageHits(db, person.id, { q, page: kind ? page : 1, size });
      data.push(...rows.map(toMessageHit));
    }
    for (const each of rowKinds.filter(isWanted)) {
      const part = kind ? { page, size } : { page: 1, size: Math.min(size, maxInOverview) };
      data.push(...(await findRowHits(db, each, person.id, { q, ...part })));
    }
    return { data, totals };
  });
}

/** The kinds besides todos, events, orders and projects. */
const maxInOverview = 5;

const noTotals: Readonly<Record<contract.SearchKind, number>> = {
  screens: 0,
  messages: 0,
  todos: 0,
  events: 0,
  orders: 0,
  projects: 0,
};

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
