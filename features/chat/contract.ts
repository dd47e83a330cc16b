import { z } from "zod/mini";

import { Done, endpoint, wholeNumber } from "#contract/endpoint.ts";
import { Colleague, User } from "#contract/users.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    chat: true;
  }
}

/** The statuses that a person can be shown with. */
export const chatStatuses = ["Online", "Busy", "Away", "Log Off"] as const;
export const ChatStatus = z.enum(chatStatuses);
export type ChatStatus = z.infer<typeof ChatStatus>;

export const ChatUser = z.extend(User, {
  name: z.string(),
  /**
   * The status that the person has chosen while one of their windows is open, otherwise `Log Off`. People always see
   * their own choice.
   */
  status: ChatStatus,
  /** The number of unread messages in the private conversation with this person. */
  unread: z.number(),
});
export type ChatUser = z.infer<typeof ChatUser>;

export const ChatMessage = z.object({
  id: z.uuid(),
  /** The message's number in the conversation: consecutive from 1, in the order of posting. */
  number: z.number(),
  /** Empty texts if the person's account was deleted. */
  user: z.pick(Colleague, { username: true, name: true, picture: true }),
  /** Plain text, never HTML. */
  body: z.string(),
  date: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Chat = z.object({
  /** Sorted by name: everybody in the team chat, the two people in a private conversation. */
  users: z.array(ChatUser),
  /** Oldest first. */
  messages: z.array(ChatMessage),
  /** The number of the conversation's newest message; 0 if there is none. */
  lastNumber: z.number(),
  /** The number up to which the person has read, and in a private conversation the other one. */
  readNumber: z.number(),
  seenNumber: z.optional(z.number()),
  /** The usernames of the others who are typing. */
  typing: z.array(z.string()),
});
export type Chat = z.infer<typeof Chat>;

/** The number of messages in one response: the latest, or those before a given one. */
export const chatPage = 50;
/** The maximum number of messages after a given one, for a client that was disconnected. */
export const chatCatchUp = 200;

/** The username of the partner in a private conversation. If absent, the team chat. */
const partner = { with: z.optional(z.string().check(z.maxLength(30))) };

export const getChat = endpoint({
  method: "GET",
  path: "/chat.json",
  summary: `People and messages: the latest ${chatPage}, as many before a number, or up to ${chatCatchUp} after one`,
  query: z
    .object({
      ...partner,
      before: z.optional(wholeNumber(1, 999_999_999)),
      after: z.optional(wholeNumber(0, 999_999_999)),
    })
    .check(
      z.refine(({ before, after }) => before === undefined || after === undefined, {
        error: "Use before or after, not both",
      }),
    ),
  response: Chat,
});

/** The maximum length of a message, in characters. */
export const maxChatMessage = 2000;

/** Normalises a message: trims it and unifies line ends. */
export const cleanChatText = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, "\n").trim();

/** A visible character: neither space nor control character. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** A message's text, trimmed; an empty one is refused. */
export const ChatText = z
  .string()
  .check(
    z.overwrite(cleanChatText),
    z.regex(visible, { error: "The message is required and cannot be empty" }),
    z.maxLength(maxChatMessage, { error: "The message is too long" }),
  );

export const postChatMessage = endpoint({
  method: "POST",
  path: "/chat.json",
  summary: "Post a message. The client creates the id, so that a repeated request does not post it twice",
  body: z.object({ ...partner, id: z.uuid(), body: ChatText }),
  response: ChatMessage,
});

export const updateChatStatus = endpoint({
  method: "PATCH",
  path: "/chat.json/status",
  summary: "Set the person's status",
  access: "viewer",
  body: z.object({ status: ChatStatus }),
  response: ChatUser,
});

export const markChatAsRead = endpoint({
  method: "PATCH",
  path: "/chat.json/read",
  summary: "Mark a conversation as read up to a message number",
  access: "viewer",
  body: z.object({ ...partner, number: z.int().check(z.gte(1), z.lte(999_999_999)) }),
  response: Done,
});

export const notifyTyping = endpoint({
  method: "POST",
  path: "/chat.json/typing",
  summary: "Notify others that the person is typing; lasts for some seconds",
  body: z.object(partner),
  response: Done,
});

export const countUnreadChat = endpoint({
  method: "GET",
  path: "/chat.json/unread",
  summary: "The numbers of unread messages, in the team chat and in private conversations",
  response: z.object({ common: z.number(), private: z.number() }),
});
