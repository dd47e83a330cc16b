import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#features/todo/contract.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";
import { addTodo, deleteTodo, findTodo, listTodos, restoreTodo, updateTodo } from "#features/todo/server/queries.ts";

const noSuchTodo = english("Todo not found");

export function todoRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listTodos, ({ person }) => listTodos(db, person.id));

  implement(app, contract.addTodo, async ({ person, body }) => {
    const todo = await addTodo(db, person.id, body);
    if (!todo) throw new AppError("conflict", "This ID belongs to another todo");
    return todo;
  });

  implement(app, contract.getTodo, async ({ person, params }) =>
    found(await findTodo(db, person.id, params.id), noSuchTodo),
  );

  implement(app, contract.updateTodo, async ({ person, params, body: { version, ...change } }) =>
    refuseConflict(found(await updateTodo(db, person.id, params.id, version, change), noSuchTodo)),
  );

  implement(app, contract.deleteTodo, async ({ person, params }) => {
    found(await deleteTodo(db, person.id, params.id), noSuchTodo);
    return {};
  });

  implement(app, contract.restoreTodo, async ({ person, params }) =>
    found(await restoreTodo(db, person.id, params.id), noSuchTodo),
  );
}
