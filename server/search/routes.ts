import type { Hono } from "hono";

import { hrefOf, type Screen, screens } from "#contract/screens.ts";
import * as contract from "#contract/search.ts";
import type { Hit } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import { matchScreens } from "#contract/match-screens.ts";
import { countMessageHits, findMessageHits } from "#server/search/queries.ts";

export function searchRoutes(app: Hono<AppEnv>, db: Db) {
  implement(app, contract.search, async ({ person, query: { q, kind, lang, page = 1, size = 20 } }) => {
    if (!q) return { data: [], totals: { screens: 0, messages: 0 } };
    const found = matchScreens(screens, q, lang === undefined ? undefined : findDictionary(lang));
    const totals = { screens: found.length, messages: await countMessageHits(db, person.id, q) };

    // Without a kind this is an overview: the first of each. Only the hits of one kind have further pages.
    const start = kind ? (page - 1) * size : 0;
    const screenHits = kind === "messages" ? [] : found.slice(start, start + size).map(toScreenHit);
    const wantsMessages = kind !== "screens" && start < totals.messages;
    const rows = wantsMessages ? await findMessageHits(db, person.id, { q, page: kind ? page : 1, size }) : [];
    return { data: [...screenHits, ...rows.map(toMessageHit)], totals };
  });
}

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
