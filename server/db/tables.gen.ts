// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<string, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Accounts {
  accountId: string;
  createdAt: Generated<Timestamp>;
  id: Generated<string>;
  /**
   * secret
   */
  password: string | null;
  providerId: string;
  updatedAt: Generated<Timestamp>;
  userId: string;
}

export interface Activities {
  actorId: string;
  details: Generated<Json>;
  dueAt: Timestamp | null;
  happenedAt: Generated<Timestamp>;
  href: string | null;
  id: Generated<string>;
  isRead: Generated<boolean>;
  progress: number | null;
  subject: string | null;
  text: Generated<string>;
  title: string;
  type: string;
  userId: string;
}

export interface Attempts {
  count: number;
  resetsAt: Timestamp;
  subject: string;
}

export interface AuditEvents {
  action: string;
  actorId: string | null;
  actorName: Generated<string>;
  at: Generated<Timestamp>;
  details: Generated<Json>;
  id: Generated<string>;
  requestId: string | null;
  subjectId: string | null;
  subjectName: string;
}

export interface AuditLog {
  action: string | null;
  actor: string | null;
  actorId: string | null;
  actorKey: string | null;
  at: Timestamp | null;
  date: Timestamp | null;
  details: string | null;
  facts: Json | null;
  id: string | null;
  reference: string | null;
  searchText: string | null;
  subject: string | null;
  subjectId: string | null;
  subjectKey: string | null;
  time: string | null;
}

export interface KnownDevices {
  deviceHash: string;
  seenAt: Generated<Timestamp>;
  userId: string;
}

export interface LiveChanges {
  createdAt: Generated<Timestamp>;
  id: Generated<Int8>;
  topic: string;
  userId: string | null;
}

export interface LiveStreams {
  id: string;
  seenAt: Generated<Timestamp>;
  userId: string;
}

export interface Passkeys {
  aaguid: string | null;
  backedUp: boolean;
  counter: number;
  createdAt: Generated<Timestamp>;
  credentialId: string;
  deviceType: string;
  id: Generated<string>;
  name: Generated<string>;
  publicKey: string;
  transports: string | null;
  userId: string;
}

export interface People {
  canSignIn: boolean | null;
  created: Timestamp | null;
  createdAt: Timestamp | null;
  email: string | null;
  emailKey: string | null;
  id: string | null;
  lastUsed: Timestamp | null;
  lastUsedAt: Timestamp | null;
  name: string | null;
  nameKey: string | null;
  picture: string | null;
  role: string | null;
  roleRank: number | null;
  searchText: string | null;
  sessions: number | null;
  status: string | null;
  usedKey: Timestamp | null;
  username: string | null;
  usernameKey: string | null;
}

export interface Pictures {
  content: Buffer;
  createdAt: Generated<Timestamp>;
  id: Generated<string>;
  type: string;
  userId: string;
}

export interface Preferences {
  changedAt: Timestamp;
  firstSteps: boolean | null;
  language: string | null;
  layout: Json;
  pins: string[] | null;
  slashKey: boolean | null;
  sounds: boolean | null;
  tables: Json | null;
  userId: string;
  widgets: Json | null;
}

export interface SeededFeatures {
  name: string;
  seededAt: Generated<Timestamp>;
}

export interface Sessions {
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: Generated<string>;
  lastUsedAt: Generated<Timestamp>;
  lockedAt: Timestamp | null;
  /**
   * secret
   */
  tokenHash: string;
  userAgent: Generated<string>;
  userId: string;
}

export interface TableCounts {
  name: string;
  total: Generated<Int8>;
}

export interface TwoFactors {
  backupCodes: string;
  failedVerificationCount: Generated<number>;
  id: Generated<string>;
  lockedUntil: Timestamp | null;
  secret: string;
  userId: string;
  verified: Generated<boolean>;
}

export interface UploadFiles {
  sha256: Buffer;
}

export interface UploadLocks {
  expiresAt: Timestamp;
  holder: string;
  isWanted: Generated<boolean>;
  uploadId: string;
}

export interface Uploads {
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  id: string;
  name: string;
  sha256: Buffer | null;
  size: number;
  type: string;
  userId: string;
}

export interface Users {
  about: Generated<string>;
  company: Generated<string>;
  createdAt: Generated<Timestamp>;
  detailsFieldVersions: Generated<Json>;
  detailsVersion: Generated<number>;
  email: string;
  emailVerified: Generated<boolean>;
  firstName: Generated<string>;
  gender: string | null;
  id: Generated<string>;
  invitedAt: Timestamp | null;
  job: Generated<string>;
  lastName: Generated<string>;
  lastUsedAt: Timestamp | null;
  location: Generated<string>;
  mustVerifyEmail: Generated<boolean>;
  name: string;
  phone: Generated<string>;
  picture: Generated<string>;
  role: Generated<string>;
  suspendedAt: Timestamp | null;
  termsAcceptedAt: Timestamp | null;
  twoFactorEnabled: Generated<boolean>;
  updatedAt: Generated<Timestamp>;
  username: string;
}

export interface Verifications {
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: Generated<string>;
  identifier: string;
  updatedAt: Generated<Timestamp>;
  value: string;
}

export interface Violations {
  blocked: string;
  count: Generated<number>;
  directive: string;
  firstAt: Generated<Timestamp>;
  lastAt: Generated<Timestamp>;
  path: string;
  source: string;
}

export interface DB {
  accounts: Accounts;
  activities: Activities;
  attempts: Attempts;
  auditEvents: AuditEvents;
  auditLog: AuditLog;
  knownDevices: KnownDevices;
  liveChanges: LiveChanges;
  liveStreams: LiveStreams;
  passkeys: Passkeys;
  people: People;
  pictures: Pictures;
  preferences: Preferences;
  seededFeatures: SeededFeatures;
  sessions: Sessions;
  tableCounts: TableCounts;
  twoFactors: TwoFactors;
  uploadFiles: UploadFiles;
  uploadLocks: UploadLocks;
  uploads: Uploads;
  users: Users;
  verifications: Verifications;
  violations: Violations;
}
