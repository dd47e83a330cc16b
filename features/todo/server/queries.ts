import { type Selectable, sql } from "kysely";

import { type NewTodo, type Todo, type TodoState, todoStates } from "#features/todo/contract.ts";
import { setTodoState } from "#features/todo/transitions.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import type { Todos } from "#features/todo/server/tables.gen.ts";
import { announce } from "#server/lib/live/announce.ts";
import { rankBetween, rankGap } from "#server/lib/rows/ranks.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";

/** The first key of the advisory lock under which a person's lists are rearranged. */
const todoLocks = 7_254;

const visible = (db: Db, personId: string) =>
  db.selectFrom("todos").selectAll().where("userId", "=", personId).where("deletedAt", "is", null);

export async function listTodos(db: Db, personId: string): Promise<Todo[]> {
  const query = visible(db, personId).orderBy("rank").orderBy("id");
  const rows = await readTogether(db, query, ["createdAt", "completedAt", "deletedAt"]);
  return rows.map(toTodo).toSorted((one, other) => todoStates.indexOf(one.state) - todoStates.indexOf(other.state));
}

export async function findTodo(db: Db, personId: string, id: string) {
  const row = await visible(db, personId).where("id", "=", id).executeTakeFirst();
  return row && toTodo(row);
}

/** @returns undefined if another todo or another person has the id */
export const addTodo = (db: Db, personId: string, { _id: id, title, description, state }: NewTodo) =>
  inOrder(db, personId, async (transaction) => {
    const known = await transaction.selectFrom("todos").selectAll().where("id", "=", id).executeTakeFirst();
    if (known) {
      const isSame = known.userId === personId && known.title === title && known.description === description;
      return isSame ? toTodo(known) : undefined;
    }
    const first = await visible(transaction, personId)
      .where("state", "=", state)
      .orderBy("rank")
      .limit(1)
      .executeTakeFirst();
    const { completedAt } = setTodoState({ state, completedAt: null }, state, new Date().toISOString());
    const row = await transaction
      .insertInto("todos")
      .values({
        id,
        userId: personId,
        title,
        description,
        state,
        completedAt,
        rank: (first?.rank ?? rankGap) - rankGap,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toTodo(row);
  });

type Change = {
  title?: string | undefined;
  description?: string | undefined;
  state?: TodoState | undefined;
  before?: string | null | undefined;
};

/**
 * The position never conflicts: of two moves the later one wins, and nothing is lost.
 *
 * @param seen the version the change is based on
 * @returns undefined if the person has no such todo, "conflict" if the same fields have changed since that version
 */
export const updateTodo = (db: Db, personId: string, id: string, seen: number, { before, state, ...words }: Change) =>
  inOrder(db, personId, async (transaction) => {
    const row = await visible(transaction, personId).where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    const versions = changeVersions(row, seen, changedFields(row, { ...words, state }));
    if (versions === "conflict") return versions;
    const list = state ?? (row.state as TodoState);
    const hasMoved = before !== undefined || list !== row.state;
    const { completedAt } =
      list === row.state ? { completedAt: undefined } : setTodoState(toTodo(row), list, new Date().toISOString());
    const changed = await transaction
      .updateTable("todos")
      .set({
        ...words,
        state: list,
        ...(completedAt !== undefined && { completedAt }),
        version: versions.version,
        fieldVersions: JSON.stringify(versions.fieldVersions),
        // Moved to another list without a position: to its top, where it is visible.
        ...(hasMoved && { rank: await findRank(transaction, personId, id, list, before) }),
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toTodo(changed);
  });

/** @param before the todo to insert before; null for the end, undefined for the top. A deleted one counts as the end */
async function findRank(db: Db, personId: string, id: string, state: TodoState, before: string | null | undefined) {
  const others = await visible(db, personId)
    .where("state", "=", state)
    .where("id", "!=", id)
    .clearSelect()
    .select(["id", "rank"])
    .orderBy("rank")
    .orderBy("id")
    .execute();
  const at = before === undefined ? 0 : before === null ? -1 : others.findIndex((other) => other.id === before);
  const index = at < 0 ? others.length : at;
  const rank = rankBetween(others[index - 1]?.rank, others[index]?.rank);
  if (rank !== undefined) return rank;
  await sql`
    update todos set rank = numbered.place * ${rankGap}::float8
    from (select id, row_number() over (order by rank, id) as place from todos
          where user_id = ${personId} and state = ${state} and deleted_at is null and id <> ${id}) as numbered
    where todos.id = numbered.id`.execute(db);
  return index * rankGap + rankGap / 2;
}

/** @returns whether the todo existed */
export const deleteTodo = (db: Db, personId: string, id: string) =>
  inOrder(db, personId, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("todos")
      .set({ deletedAt: sql<Date>`now()` })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    await purgeDeleted(transaction, "todos", personId);
    return numUpdatedRows > 0n ? true : undefined;
  });

export const restoreTodo = (db: Db, personId: string, id: string) =>
  inOrder(db, personId, async (transaction) => {
    const row = await transaction
      .updateTable("todos")
      .set({ deletedAt: null })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .returningAll()
      .executeTakeFirst();
    return row && toTodo(row);
  });

/**
 * Serialises the changes of a person's lists, so that two windows that move todos at once agree on the order. Changes
 * are announced to the person's open windows.
 */
const inOrder = <T>(db: Db, personId: string, change: (transaction: Db) => Promise<T | undefined>) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${todoLocks}, hashtext(${personId}))`.execute(transaction);
    const result = await change(transaction);
    if (result !== undefined && result !== "conflict") await announce(transaction, "todos", [personId]);
    return result;
  });

const toTodo = ({ id, title, state, description, createdAt, completedAt, version }: Selectable<Todos>): Todo => ({
  _id: id,
  id,
  title,
  state: state as TodoState,
  description,
  createdAt: createdAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
  version,
});
