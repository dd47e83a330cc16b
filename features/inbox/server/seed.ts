import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import { demoUsername, hoursAgo, idOf, people, type Seed } from "#server/db/seed/people.ts";
import { type SeedMessage, seedMessages } from "#features/inbox/server/seed-messages.ts";
import { htmlToText, sanitize } from "#server/lib/text/sanitize.ts";

/** The demo user's mail, and the colleagues' copies of it, which form small mailboxes of their own. */
export const seedInbox: Seed = async (db, context) => {
  const named = (username: string) => {
    const { name, email } = people.find((person) => person.username === username) ?? { name: username, email: "" };
    return { username, name, email };
  };
  const rows = seedMessages.flatMap((message) => {
    const { folder, from = demoUsername, to = [demoUsername], hours } = message;
    const sender = typeof from === "string" ? named(from) : { username: null, name: from[0], email: from[1] };
    const body = sanitize(message.body);
    const copy = {
      subject: message.subject,
      body,
      bodyText: htmlToText(body),
      attachments: JSON.stringify((message.files ?? []).map(([name, size]) => ({ name, size }))),
      fromUsername: sender.username,
      fromName: sender.name,
      fromEmail: sender.email,
      recipients: JSON.stringify(to.map(named)),
      sentAt: hoursAgo(context, hours),
    };
    const own = {
      ...copy,
      userId: idOf(context, demoUsername),
      folder,
      labels: [...(message.labels ?? [])],
      isRead: !message.unread,
    };
    return [
      own,
      ...copiesOfColleagues(message).map(({ username, ...rest }) => ({
        ...copy,
        ...rest,
        userId: idOf(context, username),
        labels: [] as string[],
      })),
    ];
  });
  await db.insertInto("messages").values(rows).execute();
};

/** Colleagues have not read messages since yesterday. */
function copiesOfColleagues({ from = demoUsername, to = [demoUsername], hours }: SeedMessage) {
  if (from === demoUsername) {
    return to.map((username) => ({ username, folder: "inbox", isRead: username === demoUsername || hours > 48 }));
  }
  return typeof from === "string" ? [{ username: from, folder: "sent", isRead: true }] : [];
}

const openings = [
  "Agenda for the meeting",
  "Invoice",
  "Question about your order",
  "This week's results",
  "Travel to the trade fair",
  "Minutes from the call",
  "Update on the project",
  "Photos of the warehouse",
  "Reminder",
  "Draft report",
];

const sentences = [
  "The numbers are attached, and they are better than we expected.",
  "Could you look at this before Friday?",
  "The supplier confirmed the date this morning.",
  "I moved the meeting to the larger room, because eleven people want to come.",
  "No action needed, this is just for your information.",
  "Please call me when you have five minutes.",
  "The customer is asking for a written answer.",
  "We still need a signature on page three.",
];

/**
 * Adds `count` messages from the last five years to the demo user's mailbox, to try lists and searches in a large one.
 * They are generated in the database: 100,000 take seconds.
 */
export async function seedManyMessages(db: Db, count: number) {
  // In batches, so that tests can add them below the time limit of a statement.
  for (let first = 1; first <= count; first += 5000) await seedSlice(db, first, Math.min(count, first + 4999));
  // An index-only scan requires an up-to-date visibility map, which VACUUM writes. VACUUM cannot run inside a
  // transaction.
  await (db.isTransaction ? sql`analyze messages` : sql`vacuum analyze messages`).execute(db);
}

const seedSlice = (db: Db, first: number, last: number) =>
  sql`
    insert into messages (
      user_id, folder, subject, body, body_text, labels, from_username, from_name, from_email, recipients, sent_at, is_read
    )
    select
      person.id,
      case when n % 20 < 16 then 'inbox' when n % 20 < 19 then 'archive' else 'trash' end,
      (${openings}::text[])[1 + n % ${sql.lit(openings.length)}] || ' ' || n,
      '<p>' || text.body || '</p>',
      text.body,
      case n % 12 when 0 then '{work}' when 5 then '{invoices}' when 7 then '{work,urgent}' else '{}' end::text[],
      sender.username,
      sender.name,
      sender.email,
      jsonb_build_array(jsonb_build_object('username', person.username, 'name', person.name, 'email', person.email)),
      now() - n * interval '26 minutes',
      n % 9 > 0
    from generate_series(${first}::int, ${last}::int) as n
    join users as person on person.username = ${demoUsername}
    join lateral (
      select
        (${sentences}::text[])[1 + n % ${sql.lit(sentences.length)}] || ' ' ||
        (${sentences}::text[])[1 + (n / 7 + 3) % ${sql.lit(sentences.length)}] ||
        ' Reference ' || substr(md5(n::text), 1, 8) || '.' as body
    ) as text on true
    join (
      select username, name, email, row_number() over (order by username) - 1 as number, count(*) over () as everybody
      from users
      where username <> ${demoUsername}
    ) as sender on sender.number = (n / 3) % sender.everybody
  `.execute(db);
