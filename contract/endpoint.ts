import { z } from "zod/mini";

type Schema = z.ZodMiniType;

/** One HTTP endpoint, described once: the server implements it, the web app calls it, the OpenAPI document lists it. */
export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the API root; `{name}` stands for a parameter, which may be a part of a segment: `/langs/{key}.json`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Answered to anybody, signed in or not. Everything else needs a person. */
  readonly open?: true;
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

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** The body of a PATCH: some of the fields, at least one. */
export const changes = <Shape extends z.core.$ZodLooseShape>(fields: z.ZodMiniObject<Shape>) =>
  z.partial(fields).check(z.refine((body) => Object.keys(body).length > 0, { error: "Nothing to change" }));

/** A whole number in a query string, within its limits; anything else is refused. @public */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: "A whole number is expected" })),
    z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
  );

/** What every list takes. Pages begin at 1; `size` is at most 1000 so that one request cannot ask for everything. */
export const pageQuery = {
  page: z.optional(wholeNumber(1, 1_000_000)),
  size: z.optional(wholeNumber(1, 1000)),
};

/** `date` or `-date`: one of the named columns, descending with a minus. */
export const sortQuery = <const Column extends string>(...columns: readonly Column[]) =>
  z.optional(z.enum(columns.flatMap((column) => [column, `-${column}`] as const)));

/** The longest text that is searched for, in characters: of a length that an index can answer. */
export const maxSearchLength = 200;

/** What is searched for, trimmed. */
export const searchText = z.string().check(z.trim(), z.maxLength(maxSearchLength));

/** One page of a list, and how many rows there are in all. */
export const pageOf = <Row extends Schema>(row: Row) => z.object({ data: z.array(row), total: z.number() });

/** The version of a row that a change was made from. @public */
export const Version = z.int().check(z.gte(1), z.lte(2_147_483_647));

/**
 * A moment in a request, in UTC. PostgreSQL has no year 0, and reads no fraction of any length; the years end with 9999
 * because the format has four digits.
 */
export const Timestamp = z.iso.datetime().check(
  z.maxLength(40),
  z.refine((text) => text >= "0001", { error: "A date of the year 1 or later is expected" }),
);

/** Refuses line breaks and control characters, which would reach mails, lists and exports. */
export const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: "A name is written on one line" });

/** The version of a row in an answer: it counts the changes. An API that keeps no versions may leave it out. */
export const AnsweredVersion = z._default(z.int(), 1);

/**
 * The body of a PATCH of a row that several people or windows change: some of its fields, and the version that was seen.
 * Fields that were changed since that version are a conflict (409), and then nothing changes. Others are no hindrance.
 */
export const versionedChanges = <Shape extends z.core.$ZodLooseShape>(fields: z.ZodMiniObject<Shape>) =>
  z
    .extend(z.partial(fields), { version: Version })
    .check(z.refine((body) => Object.keys(body).length > 1, { error: "Nothing to change" }));

/** What one request does several times: at least once, and at most 1000 times. */
export const several = <Item extends Schema>(item: Item) => z.array(item).check(z.minLength(1), z.maxLength(1000));

/** The body of a request that does the same to several rows, such as `DELETE /messages.json`. */
export const Ids = z.object({ ids: several(z.uuid()) });

/** The answer of a write that has nothing to tell. */
export const Done = z.object({});
