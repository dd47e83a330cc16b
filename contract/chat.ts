import { z } from "zod/mini";

import { Done, endpoint, wholeNumber } from "./endpoint.ts";
import { Colleague, User } from "./users.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    chat: true;
  }
}

/** What a person can be shown as. */
export const chatStatuses = ["Online", "Busy", "Away", "Log Off"] as const;
export const ChatStatus = z.enum(chatStatuses);
export type ChatStatus = z.infer<typeof ChatStatus>;

export const ChatUser = z.extend(User, {
  name: z.string(),
  /**
   * What the person has chosen while a window of theirs is open, otherwise `Log Off`. To themselves, what they have
   * chosen.
   */
  status: ChatStatus,
  /** How many messages of the private conversation with this person are unread. */
  unread: z.number(),
});
export type ChatUser = z.infer<typeof ChatUser>;

export const ChatMessage = z.object({
  id: z.uuid(),
  /** Its place in the conversation: from 1, without a gap, in the order in which the messages were taken. */
  number: z.number(),
  /** Empty texts for somebody who has left. */
  user: z.pick(Colleague, { username: true, name: true, picture: true }),
  /** Plain text, never HTML. */
  body: z.string(),
  date: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Chat = z.object({
  /** By name: in the common room everybody, in a private conversation the two. */
  users: z.array(ChatUser),
  /** The oldest first. */
  messages: z.array(ChatMessage),
  /** The number of the conversation's newest message; 0 where nothing was said yet. */
  lastNumber: z.number(),
  /** Up to which number the person has read, and in a private conversation the other one. */
  readNumber: z.number(),
  seenNumber: z.optional(z.number()),
  /** The usernames of those others who are writing at the moment. */
  typing: z.array(z.string()),
});
export type Chat = z.infer<typeof Chat>;

/** How many messages one request answers: the latest, or those before one. */
export const chatPage = 50;
/** How many there are of those after one, for somebody who was cut off. */
export const chatCatchUp = 200;

/** Somebody's username: the private conversation with them. Without it, the common room is meant. */
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
    .check(z.refine(({ before, after }) => before === undefined || after === undefined, { error: "Only one of them" })),
  response: Chat,
});

/** The longest message that is taken, in characters. */
export const maxChatMessage = 2000;

/** What is kept of a text that somebody typed: without what stands around it, and with one kind of line end. */
export const cleanChatText = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, "\n").trim();

/** Something that can be seen: neither space nor control character. */
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
  summary: "Say something. The id is made by the caller, so that a repeated request makes no twin",
  body: z.object({ ...partner, id: z.uuid(), body: ChatText }),
  response: ChatMessage,
});

export const updateChatStatus = endpoint({
  method: "PATCH",
  path: "/chat.json/status",
  summary: "Choose what one is shown as",
  body: z.object({ status: ChatStatus }),
  response: ChatUser,
});

export const markChatAsRead = endpoint({
  method: "PATCH",
  path: "/chat.json/read",
  summary: "Note that a conversation is read up to a number",
  body: z.object({ ...partner, number: z.int().check(z.gte(1), z.lte(999_999_999)) }),
  response: Done,
});

export const notifyTyping = endpoint({
  method: "POST",
  path: "/chat.json/typing",
  summary: "Tell that one is writing; it counts for some seconds",
  body: z.object(partner),
  response: Done,
});

export const countUnreadChat = endpoint({
  method: "GET",
  path: "/chat.json/unread",
  summary: "How many messages are unread, in the common room and in private",
  response: z.object({ common: z.number(), private: z.number() }),
});
