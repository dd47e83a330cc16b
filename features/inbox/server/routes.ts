import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#features/inbox/contract.ts";
import type { Db } from "#server/db/client.ts";
import { isLabel } from "#features/inbox/server/mailbox.ts";
import {
  deleteMessages,
  findMessage,
  findRecipients,
  listMessages,
  readInbox,
  sendMessage,
  updateMessage,
  updateMessages,
} from "#features/inbox/server/queries.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { htmlToText } from "#server/lib/text/sanitize.ts";

const noSuchMessage = english("Message not found");

export function inboxRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getInbox, ({ person }) => readInbox(db, person.id));

  for (const list of [contract.listMessages, contract.listMessagesAlias]) {
    implement(app, list, ({ person, query: { page = 1, size = 50, ...filter } }) =>
      listMessages(db, person.id, { ...filter, page, size }),
    );
  }

  implement(app, contract.getMessage, async ({ person, params }) =>
    found(await findMessage(db, person.id, params.id), noSuchMessage),
  );

  implement(app, contract.sendMessage, async ({ person, body: { _id: id, to, ...draft } }) => {
    if (!htmlToText(draft.body)) refuse("body", "The message is required and cannot be empty");
    const usernames = [...new Set(to)];
    const recipients = await findRecipients(db, usernames);
    const unknown = usernames.filter((username) => !recipients.some((recipient) => recipient.username === username));
    if (unknown.length > 0) refuse("to", `There is nobody called ${unknown.join(", ")}`);
    const isNew = await sendMessage(db, person.id, { ...draft, id, recipients });
    const message = await findMessage(db, person.id, id);
    if (message) return message;
    if (isNew) throw new AppError("not_found", noSuchMessage);
    throw new AppError("conflict", "This ID belongs to another message");
  });

  implement(app, contract.updateMessage, async ({ person, params, body: { labels, ...change } }) => {
    for (const label of labels ?? []) requireLabel("labels", label);
    const all = { ...change, ...(labels && { labels: [...new Set(labels)] }) };
    return found(await updateMessage(db, person.id, params.id, all), noSuchMessage);
  });

  implement(app, contract.updateMessages, async ({ person, body: { ids, change } }) => {
    requireLabel("change.addLabel", change.addLabel);
    requireLabel("change.removeLabel", change.removeLabel);
    return { data: await updateMessages(db, person.id, ids, change) };
  });

  implement(app, contract.deleteMessage, async ({ person, params }) => {
    if ((await deleteMessages(db, person.id, [params.id])) === 0) throw new AppError("not_found", noSuchMessage);
    return {};
  });

  implement(app, contract.deleteMessages, async ({ person, body: { ids } }) => {
    await deleteMessages(db, person.id, ids);
    return {};
  });
}

function requireLabel(field: string, label: string | undefined) {
  if (label !== undefined && !isLabel(label)) refuse(field, `There is no label ${label}`);
}

function refuse(field: string, message: string): never {
  throw new AppError("invalid_input", message, { [field]: message });
}
