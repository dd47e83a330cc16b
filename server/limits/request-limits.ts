import type { Context, MiddlewareHandler } from "hono";

import { healthPaths } from "#contract/health.ts";
import { livePath } from "#contract/live.ts";
import { networkOf } from "#server/lib/http/client-address.ts";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv, Session } from "#server/lib/http/implement.ts";
import { type Count, createRequestCounter } from "#server/limits/request-counter.ts";

/** The most requests in ten seconds; 0 for no limit. */
export type RequestQuotas = { readonly perSession: number; readonly perAddress: number };

/** In seconds. Short, so that whoever has reached a limit does not wait for long. */
const window = 10;

/** Probes have to be answered in any case, and streams have limits of their own. */
const exempt: ReadonlySet<string> = new Set([...healthPaths, livePath]);

type Counted = { readonly name: string; readonly max: number; readonly count: Count };
type LimitedEnv = AppEnv & { Variables: { counted: Counted[] } };

/** Marks requests that the server makes to its own API, which are part of a counted one. */
const insideMark = Symbol("inside");
type Bindings = { [insideMark]?: true } | undefined;

/**
 * The general limits of requests: of an address, before the database is asked who it is, and of a session. Only sessions
 * that exist are counted as such. Each server counts for itself.
 *
 * @param now in milliseconds
 */
export function createRequestLimits(
  { perSession, perAddress }: RequestQuotas,
  clientAddress: (context: Context) => string,
  now?: () => number,
) {
  const sessions = createRequestCounter({ max: perSession, window }, now);
  const addresses = createRequestCounter({ max: perAddress, window }, now);

  const countAddress = (context: Context): Counted[] =>
    perAddress === 0
      ? []
      : [{ name: "address", max: perAddress, count: addresses.count(networkOf(clientAddress(context))) }];
  const countSession = (session: Session | undefined): Counted[] =>
    perSession === 0 || !session ? [] : [{ name: "session", max: perSession, count: sessions.count(session.id) }];
  const isCounted = (context: Context) =>
    !exempt.has(context.req.path) && (context.env as Bindings)?.[insideMark] === undefined;

  /** Before the session is known. Also writes the headers. */
  const limitAddress: MiddlewareHandler<LimitedEnv> = async (context, next) => {
    if (!isCounted(context)) return next();
    const counted = countAddress(context);
    requireRoom(counted);
    context.set("counted", counted);
    await next();
    for (const [name, value] of Object.entries(describe(counted))) context.header(name, value);
  };

  /** When the session is known. */
  const limitSession: MiddlewareHandler<LimitedEnv> = async (context, next) => {
    const counted = context.get("counted");
    if (counted !== undefined) {
      counted.push(...countSession(context.get("session")));
      requireRoom(counted);
    }
    return next();
  };

  return {
    limitAddress,
    limitSession,
    /** Counts a request for the page, which is answered with fewer data above a limit. @returns whether it is below */
    allowsAddress: (context: Context) => !countAddress(context).some(isOver),
    allowsSession: (session: Session | undefined) => !countSession(session).some(isOver),
    /** The bindings of a request that the server makes to its own API for a counted one. */
    insideOf: (context: Context) => ({ ...(context.env as object | undefined), [insideMark]: true }),
  };
}

export type RequestLimits = ReturnType<typeof createRequestLimits>;

const isOver = ({ count }: Counted) => count.isOver;

/** @throws {AppError} `rate_limited`, with the time to wait */
function requireRoom(counted: readonly Counted[]) {
  const over = counted.filter(isOver);
  if (over.length === 0) return;
  const seconds = Math.max(...over.map(({ count }) => count.seconds));
  const time = new Intl.NumberFormat("en", { style: "unit", unit: "second", unitDisplay: "long" }).format(seconds);
  throw new AppError("rate_limited", `Too many requests. Try again in ${time}.`, undefined, {
    "retry-after": String(seconds),
    ...describe(counted),
  });
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers-10: lists of structured fields (RFC 9651). */
function describe(counted: readonly Counted[]): Record<string, string> {
  if (counted.length === 0) return {};
  return {
    "ratelimit-policy": counted.map(({ name, max }) => `"${name}";q=${max};w=${window}`).join(", "),
    ratelimit: counted.map(({ name, count }) => `"${name}";r=${count.remaining};t=${count.seconds}`).join(", "),
  };
}
