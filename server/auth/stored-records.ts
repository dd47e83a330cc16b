import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth/adapters";

import { hashToken } from "#server/auth/tokens.ts";
import { together } from "#server/lib/together.ts";

type Row = Record<string, unknown>;

/**
 * What better-auth would store of an account, but Atrium has no use for. A provider's tokens are dropped, so that they
 * cannot be stolen.
 */
const droppedFields: Readonly<Record<string, readonly string[]>> = {
  account: ["accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope"],
  session: ["ipAddress"],
};

/** In milliseconds: the requests of a window that opens arrive in this time, and their sessions are one statement. */
const gatheringMs = 2;

/**
 * Wraps the database adapter of better-auth, which stores session tokens as browsers hold them: stored are their
 * hashes, and a provider's tokens not at all. Callers see the token that they passed; in lists of sessions, `token` is
 * the hash.
 */
export function protectRecords(adapter: DBAdapter): DBAdapter {
  return {
    ...protectOperations(shareSessions(adapter)),
    transaction: (run) => adapter.transaction((inner) => run(protectOperations(inner))),
  };
}

/**
 * Looks up the sessions of requests that arrive together in one statement, which begins after all of them have arrived: a
 * session that has ended before is not found.
 */
function shareSessions(adapter: DBAdapter): DBAdapter {
  const find = together(async (hashes) => {
    const where: Where[] = [{ field: "token", operator: "in", value: [...hashes] }];
    const found = await adapter.findMany<Row>({ model: "session", where, limit: hashes.length, join: { user: true } });
    return new Map(found.map((row) => [String(row["token"]), row]));
  }, gatheringMs);
  return {
    ...adapter,
    async findOne(query) {
      const { model, where, join } = query;
      const token = model === "session" && where.length === 1 && join?.["user"] === true ? tokenIn(where) : undefined;
      if (typeof token !== "string") return adapter.findOne(query);
      const row = await find(token);
      return (row ? { ...row } : null) as never;
    },
  };
}

function protectOperations(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    async create({ data, ...rest }) {
      const created = await adapter.create({ ...rest, data: toStored(rest.model, data) as typeof data });
      return withToken(rest.model, created, data["token"]) as never;
    },
    async findOne({ where, join: { account: hasAccounts, ...join } = {}, ...rest }) {
      const found = await adapter.findOne<Row>({ ...rest, join, where: hashWhere(rest.model, where) });
      // Read by themselves: a join would name all columns of an account, and some are not stored.
      const accounts = found && hasAccounts && { account: await readAccounts(adapter, found) };
      return withToken(rest.model, found && { ...found, ...accounts }, tokenIn(where)) as never;
    },
    findMany: ({ where, ...rest }) => adapter.findMany({ ...rest, where: where && hashWhere(rest.model, where) }),
    count: ({ where, ...rest }) => adapter.count({ ...rest, where: where && hashWhere(rest.model, where) }),
    async update({ where, update, ...rest }) {
      const stored = { ...rest, where: hashWhere(rest.model, where), update: toStored(rest.model, update) };
      return withToken(rest.model, await adapter.update<Row>(stored), tokenIn(where)) as never;
    },
    updateMany: ({ where, update, ...rest }) =>
      adapter.updateMany({ ...rest, where: hashWhere(rest.model, where), update: toStored(rest.model, update) }),
    delete: ({ where, ...rest }) => adapter.delete({ ...rest, where: hashWhere(rest.model, where) }),
    deleteMany: ({ where, ...rest }) => adapter.deleteMany({ ...rest, where: hashWhere(rest.model, where) }),
    consumeOne: ({ where, ...rest }) => adapter.consumeOne({ ...rest, where: hashWhere(rest.model, where) }),
    incrementOne: ({ where, ...rest }) => adapter.incrementOne({ ...rest, where: hashWhere(rest.model, where) }),
  };
}

const readAccounts = (adapter: DBTransactionAdapter, user: Row) =>
  adapter.findMany({ model: "account", where: [{ field: "userId", value: String(user["id"]) }] });

function toStored(model: string, row: Row): Row {
  const dropped = droppedFields[model] ?? [];
  const kept = Object.fromEntries(Object.entries(row).filter(([field]) => !dropped.includes(field)));
  if (model !== "session" || typeof kept["token"] !== "string") return kept;
  return { ...kept, token: hashToken(kept["token"]) };
}

const hashValue = (value: Where["value"]) =>
  Array.isArray(value) ? value.map((each) => hashToken(String(each))) : hashToken(String(value));

const hashWhere = (model: string, where: Where[]) =>
  model === "session"
    ? where.map((each) => (each.field === "token" ? { ...each, value: hashValue(each.value) } : each))
    : where;

const tokenIn = (where: readonly Where[]) => where.find(({ field }) => field === "token")?.value;

const withToken = (model: string, row: Row | null, token: unknown) =>
  row && model === "session" && typeof token === "string" ? { ...row, token } : row;
