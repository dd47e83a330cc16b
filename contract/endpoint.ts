import { z } from "zod/mini";

import type { Role } from "./roles.ts";
import "./text/rule-words.ts";

type Schema = z.ZodMiniType;

/** One HTTP endpoint, described once: the server implements it, the web app calls it, the OpenAPI document lists it. */
export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to the API root. `{name}` is a parameter and may be a part of a segment: `/langs/{key}.json`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Available without signing in. All other endpoints require a person. */
  readonly open?: true;
  /**
   * The least role that may call it, where roles are enforced. Without it, reads are for every role, and writes for
   * members: a viewer writes only to the own account, and marks what was read.
   */
  readonly access?: Role;
  /**
   * Its queries may run on a replica of the database, which refuses writes: for lists, tables, searches and figures. Without
   * it, they run on the primary.
   */
  readonly readsFrom?: "replica";
  /** Responds with an error, or late, on purpose. Tests that call every endpoint leave it out. */
  readonly isFault?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
};

type Part<
  E extends Endpoint,
  K extends "params" | "query" | "body",
  Side extends "input" | "output",
> = E[K] extends Schema ? { [P in K]: Side extends "input" ? z.input<E[K]> : z.output<E[K]> } : unknown;

/** What the caller passes. */
export type Input<E extends Endpoint> = Part<E, "params", "input"> &
  Part<E, "query", "input"> &
  Part<E, "body", "input">;

/** What the handler receives, after validation. */
export type Parsed<E extends Endpoint> = Part<E, "params", "output"> &
  Part<E, "query", "output"> &
  Part<E, "body", "output">;

export type Output<E extends Endpoint> = z.output<E["response"]>;

/** The least role that may call an endpoint, or make a request with the method. */
export const accessOf = ({ access, method }: { readonly access?: Role; readonly method: string }): Role =>
  access ?? (method === "GET" || method === "HEAD" ? "viewer" : "member");

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** The body of a PATCH: at least one of the fields. */
export const changes = <Shape extends z.core.$ZodLooseShape>(fields: z.ZodMiniObject<Shape>) =>
  z.partial(fields).check(z.refine((body) => Object.keys(body).length > 0, { error: "Enter at least one change" }));

/** A whole number in a query string, within its limits; anything else is refused. @public */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: "Enter a whole number" })),
    z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
  );

/** The query of every list. Pages begin at 1; `size` is at most 1000, which bounds the cost of a request. */
export const pageQuery = {
  page: z.optional(wholeNumber(1, 1_000_000)),
  size: z.optional(wholeNumber(1, 1000)),
};

/** `date` or `-date`: one of the named columns, descending with a minus. */
export const sortQuery = <const Column extends string>(...columns: readonly Column[]) =>
  z.optional(z.enum(columns.flatMap((column) => [column, `-${column}`] as const)));

/** The maximum length of a search, in characters: short enough to be answered by an index. */
export const maxSearchLength = 200;

/** The text to search for, trimmed. */
export const searchText = z.string().check(z.trim(), z.maxLength(maxSearchLength));

/** One page of a list, and the total number of rows. */
export const pageOf = <Row extends Schema>(row: Row) => z.object({ data: z.array(row), total: z.number() });

/** The version of a row that a change was made from. @public */
export const Version = z.int().check(z.gte(1), z.lte(2_147_483_647));

/**
 * A moment in a request, in UTC. PostgreSQL has no year 0 and limits the length of fractions; the format has four-digit
 * years.
 */
export const Timestamp = z.iso.datetime().check(
  z.maxLength(40),
  z.refine((text) => text >= "0001", { error: "Enter a date in the year 1 or later" }),
);

/** Refuses line breaks and control characters, since the text appears in mails, lists and exports. */
export const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: "Enter a single line of text" });

/** The version of a row in a response: the number of changes. Optional, for APIs without versions. */
export const AnsweredVersion = z._default(z.int(), 1);

/**
 * The body of a PATCH of a row that several people or windows change: at least one field, and the version that the
 * change is based on. If one of these fields has changed since that version, the change is a conflict (409) and nothing
 * is saved. Changes of other fields do not conflict.
 */
export const versionedChanges = <Shape extends z.core.$ZodLooseShape>(fields: z.ZodMiniObject<Shape>) =>
  z
    .extend(z.partial(fields), { version: Version })
    .check(z.refine((body) => Object.keys(body).length > 1, { error: "Enter at least one change" }));

/** A list of 1 to 1000 items in one request. @public */
export const several = <Item extends Schema>(item: Item) => z.array(item).check(z.minLength(1), z.maxLength(1000));

/** The body of a bulk request, such as `DELETE /messages.json`. @public */
export const Ids = z.object({ ids: several(z.uuid()) });

/** The response of a write that returns nothing. */
export const Done = z.object({});
