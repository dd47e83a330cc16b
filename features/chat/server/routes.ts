import type { Hono } from "hono";

import * as contract from "#features/chat/contract.ts";
import {
  changeStatus,
  countUnread,
  findPartner,
  noteTyping,
  postMessage,
  readChat,
  readUpTo,
} from "#features/chat/server/queries.ts";
import type { Place } from "#features/chat/server/rooms.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement, type Person } from "#server/lib/http/implement.ts";

export function chatRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  /** A conversation is found by the person and their partner, so nobody can read a third person's. */
  const placeOf = async (person: Person, username: string | undefined): Promise<Place> => {
    if (username === undefined) return { personId: person.id, partnerId: undefined };
    const partnerId = found(await findPartner(db, username), "Person not found");
    if (partnerId === person.id)
      throw new AppError("invalid_input", "You cannot chat with yourself", { with: "You cannot chat with yourself" });
    return { personId: person.id, partnerId };
  };

  implement(app, contract.getChat, async ({ person, query: { with: username, ...part } }) =>
    readChat(db, await placeOf(person, username), part),
  );

  implement(app, contract.postChatMessage, async ({ person, body: { with: username, id, body } }) => {
    const message = await postMessage(db, await placeOf(person, username), { id, body });
    if (!message) throw new AppError("conflict", "This ID belongs to another message");
    return message;
  });

  implement(app, contract.updateChatStatus, async ({ person, body }) =>
    found(await changeStatus(db, person.id, body.status), "Person not found"),
  );

  implement(app, contract.markChatAsRead, async ({ person, body: { with: username, number } }) => {
    await readUpTo(db, await placeOf(person, username), number);
    return {};
  });

  implement(app, contract.notifyTyping, async ({ person, body: { with: username } }) => {
    await noteTyping(db, await placeOf(person, username));
    return {};
  });

  implement(app, contract.countUnreadChat, async ({ person }) =>
    found((await countUnread(db, [person.id])).get(person.id), "Person not found"),
  );
}
