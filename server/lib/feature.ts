import type { Hono } from "hono";
import type { RawBuilder, SqlBool } from "kysely";

import type { LiveTopic } from "#contract/live.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import type { Db } from "#server/db/client.ts";
import type { Seed } from "#server/db/seed/people.ts";
import type { DB as Tables } from "#server/db/tables.gen.ts";
import type { AccountPart } from "#server/lib/rows/account-rows.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import type { AppEnv } from "#server/lib/http/implement.ts";
import type { LiveAnswer } from "#server/lib/live/live-answer.ts";
import type { Operation } from "#server/lib/http/operation.ts";
import type { Log } from "#server/lib/log/request-log.ts";
import type { Search } from "#server/lib/search.ts";
import type { Streets } from "#server/lib/streets.ts";
import type { UserTimeline } from "#server/lib/rows/user-timeline.ts";

/** The options of the app. A feature's routes name those that they need as the type of their second parameter. */
export type FeatureContext = {
  readonly db: Db;
  readonly auth: AuthOptions;
  /** Pictures of streets for the maps. */
  readonly streets: Streets | undefined;
  /** Where files that users upload are stored. If absent, uploads are refused. */
  readonly contents: ContentStore | undefined;
  readonly operation: Operation;
  /** The searches of all features. */
  readonly searches: readonly Search[];
  /** The numbers in the menu. */
  readonly menuBadges: readonly MenuBadge[];
  /** The checks of the first steps. */
  readonly firstSteps: readonly FirstStep[];
  /** What each feature tells of a user. */
  readonly timelines: readonly UserTimeline[];
  /** How each feature treats the rows of an account. */
  readonly accountParts: readonly AccountPart[];
};

/** What background work receives. */
export type BackgroundContext = {
  /** Without a time limit on statements. */
  readonly db: Db;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  readonly log: Log;
  /** Whether visitors become the demo user. */
  readonly isDemo: boolean;
  /**
   * Shows a person as online, as an open window does.
   *
   * @param streamId a new UUID, which stands for the window
   * @returns a function that ends it, and resolves once that is written
   */
  readonly noteOnline: (streamId: string, personId: string) => () => Promise<void>;
};

/** A number beside a screen's entry in the menu. */
export type MenuBadge = {
  /** The screen's path in the registry. */
  readonly path: string;
  /** What is counted, in English: “unread”. */
  readonly label: string;
  /** There is no badge for 0. */
  readonly count: (db: Db, personId: string) => Promise<number>;
};

/** Checks whether a first step is done. Its text is in `feature.ts`, or in `contract/screens/platform-first-steps.ts`. */
export type FirstStep = {
  readonly id: string;
  readonly isDone: (db: Db, personId: string) => Promise<boolean>;
};

type Routes = (app: Hono<AppEnv>, context: FeatureContext) => void;

/** A feature's part of the server, which `server/feature.ts` in its folder exports as `feature`. */
export type ServerFeature = AccountPart & {
  /** Its endpoints and schemas: the module `contract.ts`. */
  readonly contract: object;
  /** Routes that run with the request's session. */
  readonly routes?: Routes;
  /** Routes that run before the session is looked up. */
  readonly publicRoutes?: Routes;
  /**
   * The paths whose requests have large bodies, which are read as a stream. The limits of a body's size and of a
   * request's time do not apply to them; the routes have limits of their own.
   */
  readonly streamedPaths?: RegExp;
  /** Demo content, which is added once to a database. It is not added where one of `tables` has rows. */
  readonly seed?: { readonly tables: readonly (keyof Tables)[]; readonly run: Seed };
  /**
   * Demo content in any amount, to try the feature with: `npm run db:seed -- --messages 100000` with the option `messages`.
   */
  readonly seedMany?: { readonly option: string; readonly run: (db: Db, count: number) => Promise<void> };
  /** Searches the feature's rows, one for each kind. */
  readonly search?: Search | readonly Search[];
  readonly timeline?: UserTimeline;
  readonly menuBadge?: MenuBadge;
  readonly firstStep?: FirstStep;
  /** Runs every minute, on each server. */
  readonly housekeeping?: (db: Db) => Promise<unknown>;
  /** Work that begins when the server serves, and ends by itself or with the signal. An error ends it, and is logged. */
  readonly backgroundWork?: (context: BackgroundContext) => Promise<unknown>;
  /** What windows would request with each announcement of a topic. */
  readonly liveAnswers?: readonly LiveAnswer[];
  /** The topic to announce when a user comes online or goes offline. */
  readonly presenceTopic?: LiveTopic;
  /**
   * The rows that users share although each has an owner: all rows of a table (`true`), or those that meet a condition.
   * `second-person.test.ts` fails where any other row with a `user_id` or `owner_id` reaches another user.
   */
  readonly sharedRows?: Readonly<Record<string, true | RawBuilder<SqlBool>>>;
};

/** A feature with its name: that of its folder. The OpenAPI document groups endpoints by it, and `seeded_features` records it. */
export type Feature = ServerFeature & { readonly name: string };
