import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";

import answers from "#features/chat/server/demo-answers.json" with { type: "json" };
import { noteTyping, postMessage, readUpTo } from "#features/chat/server/queries.ts";
import type { Db } from "#server/db/client.ts";
import type { BackgroundContext } from "#server/lib/feature.ts";

/** The colleagues who are online. The others stay offline, so that the demo shows both. */
const colleagues = ["amara.okafor", "lucas.moreau", "mateo.cruz", "mei.tanaka", "priya.raman", "sofia.almeida"];

/** In milliseconds: the time between two looks for messages. */
const lookInterval = 2000;
/** In milliseconds: how long a colleague types. */
const typingTime = 2500;

/**
 * Lets the colleagues of the demo be online, and answer private messages, so that a visitor sees presence, typing, read
 * receipts and unread counts without a second browser. Does nothing outside the demo.
 */
export async function staffDemo({ db, signal, log, isDemo, noteOnline }: BackgroundContext) {
  if (!isDemo) return;
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal }).catch(() => {});
  const people = await db.selectFrom("users").select("id").where("username", "in", colleagues).execute();
  const streams = new Map(people.map(({ id }) => [crypto.randomUUID(), id]));
  const leave = [...streams].map(([streamId, personId]) => noteOnline(streamId, personId));
  while (!signal.aborted) {
    try {
      const waiting = await findWaiting(db, streams);
      await Promise.all(waiting.map((message) => answerMessage(db, message, () => wait(typingTime))));
    } catch (error) {
      // The database may be away for a moment.
      if (!signal.aborted) log("warning", { message: `Demo colleagues: ${String(error)}` });
    }
    await wait(lookInterval);
  }
  await Promise.all(leave.map((close) => close()));
}

type WaitingMessage = {
  readonly personId: string;
  readonly colleagueId: string;
  readonly number: number;
  readonly body: string;
  /** The id of the answer. Two servers that answer the same message post it once. */
  readonly answerId: string;
};

/**
 * The private messages of the last minute that are the last of their conversation and were written to a colleague who is
 * online. A colleague whom somebody has signed in as answers in person.
 *
 * @param streams the colleagues' ids, by those of the streams that stand for them
 */
export async function findWaiting(db: Db, streams: ReadonlyMap<string, string>): Promise<readonly WaitingMessage[]> {
  const { rows } = await sql<WaitingMessage>`
    select
      message.user_id as "personId",
      colleague.id as "colleagueId",
      message.number::int as number,
      message.body,
      -- A UUID of version 8, which is that of hashes (RFC 9562).
      overlay(overlay(md5(room.id::text || '/' || message.number) placing '8' from 13) placing '8' from 17)::uuid
        as "answerId"
    from chat_rooms as room
    join chat_messages as message on message.room_id = room.id and message.number = room.last_number
    join unnest(${[...streams.values()]}::uuid[]) as colleague (id)
      on colleague.id in (room.first_id, room.second_id) and colleague.id <> message.user_id
    left join chat_statuses as status on status.user_id = colleague.id
    where message.sent_at > now() - interval '1 minute'
      and coalesce(status.status, 'Online') = 'Online'
      and not exists (
        select from live_streams
        where user_id = colleague.id and live_streams.id <> all (${[...streams.keys()]}::uuid[])
      )`.execute(db);
  return rows;
}

/** Reads a message, types for a while, and answers. */
export async function answerMessage(db: Db, message: WaitingMessage, wait: () => Promise<unknown>) {
  const place = { personId: message.colleagueId, partnerId: message.personId };
  await readUpTo(db, place, message.number);
  await noteTyping(db, place);
  await wait();
  await postMessage(db, place, { id: message.answerId, body: answerTo(message.body, message.number) });
}

/** A colleague's answer. The number of the message varies it. */
export function answerTo(body: string, number: number) {
  const lines = answers[kindOf(body)];
  return lines[number % lines.length] ?? "";
}

function kindOf(body: string): keyof typeof answers {
  if (/[?？؟]/u.test(body)) return "question";
  if (/\b(?:thanks|thank you|thx)\b/i.test(body)) return "thanks";
  if (/^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/i.test(body)) return "greeting";
  return "other";
}
