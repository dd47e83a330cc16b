// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Int8, Timestamp } from "#server/db/tables.gen.ts";

export interface ChatMarks {
  readNumber: Generated<Int8>;
  roomId: string;
  userId: string;
}

export interface ChatMessages {
  body: string;
  id: string;
  number: Int8;
  roomId: string;
  searchText: Generated<string>;
  sentAt: Generated<Timestamp>;
  userId: string | null;
}

export interface ChatRooms {
  firstId: string | null;
  id: Generated<string>;
  lastNumber: Generated<Int8>;
  secondId: string | null;
}

export interface ChatStatuses {
  status: string;
  userId: string;
}

export interface ChatTyping {
  roomId: string;
  typedAt: Generated<Timestamp>;
  userId: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    chatMarks: ChatMarks;
    chatMessages: ChatMessages;
    chatRooms: ChatRooms;
    chatStatuses: ChatStatuses;
    chatTyping: ChatTyping;
  }
}
