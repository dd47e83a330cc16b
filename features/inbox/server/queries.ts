import { type Selectable, sql } from "kysely";

import { english } from "#contract/text/english.ts";
import { type FolderKey, folderKeys } from "#features/inbox/folders.ts";
import type { Colleague } from "#contract/users.ts";
import type { Draft, InboxConfig, Message } from "#features/inbox/contract.ts";
import type { MessageSummary } from "#features/inbox/contract.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import { addActivities, forgetActivities, readActivities } from "#server/lib/rows/activities.ts";
import { announce } from "#server/lib/live/announce.ts";
import { countMessages, idsOfPage, isSearch, type MessagePage, orderOf } from "#features/inbox/server/message-pages.ts";
import type { Messages } from "#features/inbox/server/tables.gen.ts";
import { folderNames, labels } from "#features/inbox/server/mailbox.ts";
import { htmlToText, sanitize } from "#server/lib/text/sanitize.ts";

/** A person as a message names them; the username is null for external people. */
type Named = { username: string | null; name: string; email: string };

const previewLength = 120;

const preview = sql<string>`left(messages.body_text, ${sql.lit(previewLength)})`.as("preview");
const attachmentCount = sql<number>`jsonb_array_length(messages.attachments)`.as("attachmentCount");

/** Our own users among the sender and the recipients, as they are now. */
const people = sql<Colleague[]>`(
  select coalesce(json_agg(json_build_object('username', username, 'name', name, 'email', email, 'picture', picture)), '[]')
  from users
  where username = any (array_append(
    array(select named ->> 'username' from jsonb_array_elements(messages.recipients) as named), messages.from_username
  ))
)`.as("people");

const summary = [
  "messages.id",
  "messages.folder",
  "messages.subject",
  "messages.labels",
  "messages.fromUsername",
  "messages.fromName",
  "messages.fromEmail",
  "messages.recipients",
  "messages.sentAt",
  "messages.isRead",
  preview,
  attachmentCount,
  people,
] as const;

export async function readInbox(db: Db, personId: string): Promise<InboxConfig> {
  const query = db.selectFrom("mailboxCounts").select(["folder", "unread"]).where("userId", "=", personId);
  const rows = await readTogether(db, query);
  const unreadIn = (key: FolderKey) => rows.find(({ folder }) => folder === key)?.unread ?? 0;
  return { labels, folders: folderKeys.map((key) => ({ key, name: folderNames[key], unread: unreadIn(key) })) };
}

export async function listMessages(db: Db, personId: string, filter: MessagePage) {
  const query = orderOf(filter.sort ?? "-date").reduce(
    (ordered, [column, direction]) => ordered.orderBy(`messages.${column}`, direction),
    db
      .selectFrom(idsOfPage(db, personId, filter).as("page"))
      .innerJoin("messages", "messages.id", "page.id")
      .select(summary),
  );
  const counting = countMessages(db, personId, filter);
  if (!isSearch(filter)) {
    const [total, rows] = await Promise.all([counting, readTogether(db, query, ["sentAt"])]);
    return { data: rows.map(toSummary), total };
  }
  // The pages of a search end with what is counted of it.
  const total = await counting;
  if ((filter.page - 1) * filter.size >= total) return { data: [], total };
  return { data: (await query.execute()).map(toSummary), total };
}

export async function findMessage(db: Db, personId: string, id: string): Promise<Message | undefined> {
  const row = await db
    .selectFrom("messages")
    .select([...summary, "messages.body", "messages.attachments"])
    .where("id", "=", id)
    .where("userId", "=", personId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...toSummary(row), body: sanitize(row.body), attachments: row.attachments as Message["attachments"] };
}

type Change = { isRead?: boolean | undefined; folder?: FolderKey | undefined; labels?: string[] | undefined };

export const updateMessage = (db: Db, personId: string, id: string, change: Change) =>
  db.transaction().execute(async (transaction) => {
    await transaction.updateTable("messages").set(change).where("id", "=", id).where("userId", "=", personId).execute();
    const message = await findMessage(transaction, personId, id);
    if (message) await announceChange(transaction, personId, [id], change);
    return message;
  });

/** Notifies the person's other windows of a change of messages. */
async function announceChange(transaction: Db, personId: string, ids: string[], { isRead }: Pick<Change, "isRead">) {
  if (isRead) await readActivities(transaction, personId, ids);
  await announce(transaction, "inbox", [personId]);
}

type ManyChange = Omit<Change, "labels"> & { addLabel?: string | undefined; removeLabel?: string | undefined };

/** Changes the messages that belong to the person. @returns them, newest first */
export async function updateMessages(
  db: Db,
  personId: string,
  ids: string[],
  { addLabel, removeLabel, ...change }: ManyChange,
) {
  const without = [addLabel, removeLabel].reduce(
    (list, label) => (label === undefined ? list : sql<string[]>`array_remove(${list}, ${label})`),
    sql<string[]>`labels`,
  );
  const relabelled = addLabel === undefined ? without : sql<string[]>`array_append(${without}, ${addLabel})`;
  return db.transaction().execute(async (transaction) => {
    // Locked in a fixed order, to prevent deadlocks between changes to the same messages.
    const found = await transaction
      .selectFrom("messages")
      .select("id")
      .where("id", "in", ids)
      .where("userId", "=", personId)
      .orderBy("id")
      .forUpdate()
      .execute();
    if (found.length === 0) return [];
    const rows = await transaction
      .updateTable("messages")
      .set({ ...change, ...((addLabel ?? removeLabel) !== undefined && { labels: relabelled }) })
      .where(
        "id",
        "in",
        found.map(({ id }) => id),
      )
      .returning(summary)
      .execute();
    await announceChange(
      transaction,
      personId,
      rows.map(({ id }) => id),
      change,
    );
    const newestFirst = rows.toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime());
    return newestFirst.map(toSummary);
  });
}

/** @returns how many of them were the person's */
export const deleteMessages = (db: Db, personId: string, ids: string[]) =>
  db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom("messages")
      .where("id", "in", ids)
      .where("userId", "=", personId)
      .returning("id")
      .execute();
    if (deleted.length === 0) return 0;
    await forgetActivities(
      transaction,
      deleted.map(({ id }) => id),
    );
    await announce(transaction, "inbox", [personId]);
    return deleted.length;
  });

export const findRecipients = (db: Db, usernames: string[]) =>
  db
    .selectFrom("users")
    .select(["id", "username", "name", "email"])
    .where("username", "in", usernames)
    .orderBy("username")
    .execute();

type Outgoing = Pick<Draft, "subject" | "body"> & {
  id: string;
  inReplyTo?: string | undefined;
  recipients: Awaited<ReturnType<typeof findRecipients>>;
};

/**
 * Stores the sender's copy under the caller's id, and one copy for each recipient. Returns false if the id is taken;
 * nothing is sent then. Open windows of the recipients are notified.
 */
export const sendMessage = (db: Db, personId: string, { id, inReplyTo, recipients, ...draft }: Outgoing) =>
  db.transaction().execute(async (transaction) => {
    const sender = await transaction
      .selectFrom("users")
      .select(["username", "name", "email"])
      .where("id", "=", personId)
      .executeTakeFirstOrThrow();
    const body = sanitize(draft.body);
    const message = {
      subject: draft.subject,
      body,
      bodyText: htmlToText(body),
      fromUsername: sender.username,
      fromName: sender.name,
      fromEmail: sender.email,
      recipients: JSON.stringify(recipients.map(({ username, name, email }) => ({ username, name, email }))),
    };
    const kept = await transaction
      .insertInto("messages")
      .values({ ...message, id, userId: personId, folder: "sent", isRead: true, inReplyTo })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) return false;
    const received = await transaction
      .insertInto("messages")
      .values(recipients.map((recipient) => ({ ...message, userId: recipient.id, folder: "inbox" })))
      .returning(["id", "userId"])
      .execute();
    // Before the activities, which concern some of the recipients: all locks are taken in one order.
    await announce(
      transaction,
      "inbox",
      recipients.map((recipient) => recipient.id),
    );
    await addActivities(
      transaction,
      received
        .filter(({ userId }) => userId !== personId)
        .map((copy) => ({
          userId: copy.userId,
          actorId: personId,
          type: "messages",
          title: english("{{name}} sent you a message"),
          text: "{{subject}}",
          details: { subject: draft.subject },
          href: `/inbox/inbox/detail/${copy.id}`,
          subject: copy.id,
        })),
    );
    return true;
  });

type SummaryRow = Pick<
  Selectable<Messages>,
  | "id"
  | "folder"
  | "subject"
  | "labels"
  | "fromUsername"
  | "fromName"
  | "fromEmail"
  | "recipients"
  | "sentAt"
  | "isRead"
> & { preview: string; attachmentCount: number; people: readonly Colleague[] };

/** Names and pictures of our own users are current; those of external people are as stored in the message. */
function toSummary({ people: users, ...row }: SummaryRow): MessageSummary {
  const resolve = ({ username, name, email }: Named) =>
    users.find((user) => user.username === username) ?? { username: username ?? "", name, email, picture: "" };
  return {
    _id: row.id,
    folder: row.folder as FolderKey,
    subject: row.subject,
    preview: row.preview,
    labels: row.labels,
    from: resolve({ username: row.fromUsername, name: row.fromName, email: row.fromEmail }),
    to: (row.recipients as Named[]).map(resolve),
    attachmentCount: row.attachmentCount,
    sentAt: row.sentAt.toISOString(),
    isRead: row.isRead,
  };
}
