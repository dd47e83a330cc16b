import type { Context, Hono } from "hono";
import type { z } from "zod/mini";

import { accessOf, type Endpoint, type Output, type Parsed } from "#contract/endpoint.ts";
import { allows, type Role } from "#contract/roles.ts";
import type { Replica } from "#server/db/replica/replica.ts";
import { cleanInput } from "#server/lib/http/clean-input.ts";
import { AppError } from "#server/lib/errors.ts";
import { unfoldUnion } from "#server/lib/http/unfold-union.ts";

/** The person behind a request. Every query of private rows filters by this id. */
export type Person = {
  readonly id: string;
  readonly username: string;
  /** `admin` for everyone in the demo, where roles are not enforced. */
  readonly role: Role;
};

/** The session of a signed-in person. A locked session answers nothing that requires a person. */
export type Session = { readonly id: string; readonly isLocked: boolean; readonly person: Person };

/**
 * Set on every request once the session has been looked up. `person` is absent if signed out or locked, and `replica`
 * without one.
 */
export type AppEnv = {
  Variables: { person: Person | undefined; session: Session | undefined; replica?: Replica };
};

type Caller<E extends Endpoint> = E extends { open: true } ? { person: Person | undefined } : { person: Person };

/** Mounts an endpoint of the contract. Validates the request and the response. */
export function implement<E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  handler: (input: Parsed<E> & Caller<E>, context: Context<AppEnv>) => Promise<Output<E>>,
) {
  const { path, params } = compilePath(endpoint.path);
  app.on(endpoint.method, path, async (context) => {
    const person = endpoint.open ? context.get("person") : requirePerson(context, accessOf(endpoint));
    const input = { ...(await parseInput(endpoint, context, params(context))), person };
    const answer = () => handler(input as Parsed<E> & Caller<E>, context);
    const output = await (endpoint.readsFrom === "replica" ? readFromReplica(context, answer) : answer());
    return context.json(endpoint.response.parse(output) as object);
  });
}

/**
 * Runs the queries of a read on the replica, if there is one that has everything that was committed when the request
 * began. They may run twice: on the primary if the replica fails.
 */
export const readFromReplica = <T>(context: Context<AppEnv>, read: () => Promise<T>) => {
  const replica = context.get("replica");
  return replica === undefined ? read() : replica.read(read);
};

/**
 * Returns the person of a request to a route that is not mounted with `implement`.
 *
 * @param access the least role that may use it; by default that of an endpoint with the request's method
 * @throws {AppError} `forbidden`, `locked` or `signed_out`
 */
export function requirePerson(context: Context<AppEnv>, access = accessOf({ method: context.req.method })): Person {
  const person = context.get("person");
  if (person) return requireRole(person, access);
  if (context.get("session")?.isLocked)
    throw new AppError("locked", "The session is locked. Enter your password to continue.");
  throw new AppError("signed_out", "Sign in to continue");
}

/** @throws {AppError} `forbidden` */
function requireRole(person: Person, access: Role) {
  if (allows(person.role, access)) return person;
  throw new AppError("forbidden", "Your role does not allow this. Ask an administrator.");
}

/**
 * Hono matches whole segments only, so `activity-{type}.json` becomes a segment with a pattern, from which the
 * parameter is extracted again.
 */
function compilePath(template: string) {
  const segments = template.split("/").map((segment, index) => {
    const match = /^(.*)\{(\w+)\}(.*)$/.exec(segment);
    if (!match) return { hono: segment };
    const [, before = "", name = "", after = ""] = match;
    if (!before && !after) return { hono: `:${name}`, name, read: (text: string) => text };
    const pattern = `${escapePattern(before)}[^/]+${escapePattern(after)}`;
    const read = (text: string) => text.slice(before.length, text.length - after.length);
    return { hono: `:segment${index}{${pattern}}`, segment: `segment${index}`, name, read };
  });
  return {
    path: segments.map(({ hono }) => hono).join("/"),
    params: (context: Context) =>
      Object.fromEntries(
        segments.flatMap(({ segment, name, read }) =>
          name && read ? [[name, read(context.req.param(segment ?? name) ?? "")]] : [],
        ),
      ),
  };
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

async function parseInput({ params, query, body }: Endpoint, context: Context, pathParams: Record<string, string>) {
  return {
    ...(params && { params: parse(params, pathParams) }),
    ...(query && { query: parse(query, context.req.query()) }),
    ...(body && { body: parse(body, await context.req.json().catch(() => undefined)) }),
  };
}

/** More errors are of no use, and a response must stay smaller than its request. */
const maxFields = 50;

/** @throws {AppError} `invalid_input`, with the fields named */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(cleanInput(value));
  if (result.success) return result.data;
  // The first issue of a field is the clearest, so it is written last and wins.
  const fields = Object.fromEntries(
    result.error.issues
      .flatMap(unfoldUnion)
      .slice(0, maxFields)
      .toReversed()
      .map((issue) => [issue.path.join("."), issue.message]),
  );
  throw new AppError("invalid_input", "Some values are not valid", fields);
}
