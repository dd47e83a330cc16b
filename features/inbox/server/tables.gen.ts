// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Timestamp } from "#server/db/tables.gen.ts";

export interface MailboxCounts {
  folder: string;
  total: number;
  unread: number;
  userId: string;
}

export interface Messages {
  attachments: Generated<Json>;
  body: string;
  bodyText: Generated<string>;
  folder: string;
  fromEmail: string;
  fromKey: Generated<string>;
  fromName: string;
  fromUsername: string | null;
  id: Generated<string>;
  inReplyTo: string | null;
  isRead: Generated<boolean>;
  labels: Generated<string[]>;
  recipients: Generated<Json>;
  searchText: Generated<string>;
  sentAt: Generated<Timestamp>;
  subject: string;
  subjectKey: Generated<string>;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    mailboxCounts: MailboxCounts;
    messages: Messages;
  }
}
