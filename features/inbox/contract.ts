import { z } from "zod/mini";

import { changes, Done, endpoint, Ids, pageOf, pageQuery, searchText, sortQuery } from "#contract/endpoint.ts";
import { Label } from "#contract/text/label.ts";
import { FolderKey, messageSorts } from "./folders.ts";
import { Colleague } from "#contract/users.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    inbox: true;
  }
}

export const InboxConfig = z.object({
  labels: z.record(z.string(), Label),
  folders: z.array(z.object({ key: FolderKey, name: z.string(), unread: z.number() })),
});
export type InboxConfig = z.infer<typeof InboxConfig>;

const Correspondent = z.pick(Colleague, { name: true, email: true, picture: true, username: true });

/** A message as shown in lists. */
export const MessageSummary = z.object({
  _id: z.uuid(),
  folder: FolderKey,
  subject: z.string(),
  /** The beginning of the body as plain text, for the list's preview. */
  preview: z.string(),
  labels: z.array(z.string()),
  from: Correspondent,
  to: z.array(Correspondent),
  attachmentCount: z.number(),
  sentAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type MessageSummary = z.infer<typeof MessageSummary>;

export const Message = z.extend(MessageSummary, {
  /** HTML with a short list of harmless elements, sanitized when stored and when read. */
  body: z.string(),
  /** `size` in bytes. */
  attachments: z.array(z.object({ name: z.string(), size: z.number() })),
});
export type Message = z.infer<typeof Message>;

const params = z.object({ id: z.uuid() });

export const getInbox = endpoint({
  method: "GET",
  path: "/inbox.json",
  summary: "Labels, and folders with their unread counts",
  response: InboxConfig,
});

const messageList = {
  method: "GET",
  readsFrom: "replica",
  query: z.object({
    ...pageQuery,
    folder: z.optional(FolderKey),
    label: z.optional(z.string().check(z.maxLength(40))),
    q: z.optional(searchText),
    sort: sortQuery(...messageSorts),
  }),
  response: pageOf(MessageSummary),
} as const;

export const listMessages = endpoint({
  ...messageList,
  path: "/messages.json",
  summary: "A page of a folder's messages, newest first; `q` searches subject, text and sender",
});

/** The specification (§7) names this path besides `/messages.json`. */
export const listMessagesAlias = endpoint({
  ...messageList,
  path: "/message.json",
  summary: "An alias of `/messages.json`, with the same parameters and the same response",
});

export const getMessage = endpoint({
  method: "GET",
  path: "/messages.json/{id}",
  summary: "One message with its body",
  params,
  response: Message,
});

/** The maximum length of a body, in characters of HTML. */
const maxBody = 100_000;

/** A message to send. The same schema validates the form and the request. */
export const Draft = z.object({
  to: z
    .array(z.string().check(z.maxLength(30)))
    .check(z.minLength(1, { error: "Choose at least one recipient" }), z.maxLength(50)),
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "The subject is required and cannot be empty" }),
      z.maxLength(200, { error: "The subject must be less than 200 characters long" }),
    ),
  body: z
    .string()
    .check(
      z.minLength(1, { error: "The message is required and cannot be empty" }),
      z.maxLength(maxBody, { error: "The message is too long" }),
    ),
});
export type Draft = z.infer<typeof Draft>;

export const sendMessage = endpoint({
  method: "POST",
  path: "/messages.json",
  summary: "Send a message. The client creates the id, so that a repeated request does not send it twice",
  body: z.extend(Draft, { _id: z.uuid(), inReplyTo: z.optional(z.uuid()) }),
  response: Message,
});

const Change = z.object({ isRead: z.boolean(), folder: FolderKey, labels: z.array(z.string().check(z.maxLength(40))) });

export const updateMessage = endpoint({
  method: "PATCH",
  path: "/messages.json/{id}",
  summary: "Mark a message as read, move it, or label it",
  access: "viewer",
  params,
  body: changes(Change),
  response: Message,
});

export const updateMessages = endpoint({
  method: "PATCH",
  path: "/messages.json",
  summary: "Apply the same change to several messages",
  access: "viewer",
  body: z.extend(Ids, {
    change: changes(
      z.extend(z.pick(Change, { isRead: true, folder: true }), { addLabel: z.string(), removeLabel: z.string() }),
    ),
  }),
  response: z.object({ data: z.array(MessageSummary) }),
});

export const deleteMessage = endpoint({
  method: "DELETE",
  path: "/messages.json/{id}",
  summary: "Permanently delete a message. To be able to restore it, move it to the trash instead",
  access: "viewer",
  params,
  response: Done,
});

export const deleteMessages = endpoint({
  method: "DELETE",
  path: "/messages.json",
  summary: "Permanently delete several messages. Unknown ids are ignored",
  access: "viewer",
  body: Ids,
  response: Done,
});
