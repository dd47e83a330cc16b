import { z } from "zod/mini";

import { english } from "#contract/text/english.ts";
import { AnsweredVersion, Done, endpoint, versionedChanges } from "#contract/endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    todos: true;
  }
}

/** The lists, in display order. */
export const todoStates = [english("Critical"), english("Important"), english("Completed")] as const;
export const TodoState = z.enum(todoStates);
export type TodoState = z.infer<typeof TodoState>;

const maxTitle = 200;
const maxDescription = 2000;

const TodoTitle = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: "The title is required and cannot be empty" }),
    z.maxLength(maxTitle, { error: "The title is too long" }),
  );
const TodoDescription = z.string().check(z.maxLength(maxDescription, { error: "The description is too long" }));

export const Todo = z.object({
  _id: z.uuid(),
  /** The same as `_id`, which is the key (specification §3). Optional, for other APIs. */
  id: z.optional(z.uuid()),
  title: z.string(),
  state: TodoState,
  description: z.string(),
  createdAt: z.iso.datetime(),
  /** The time of completion; null if not completed. */
  completedAt: z.nullable(z.iso.datetime()),
  /** Moving a todo within its list does not change its version. */
  version: AnsweredVersion,
});
export type Todo = z.infer<typeof Todo>;

/** A new todo is important (specification §4). */
export const NewTodo = z.object({
  _id: z.uuid(),
  title: TodoTitle,
  state: z._default(TodoState, "Important"),
  description: z._default(TodoDescription, ""),
});
export type NewTodo = z.infer<typeof NewTodo>;

const params = z.object({ id: z.uuid() });

export const listTodos = endpoint({
  method: "GET",
  path: "/todos.json",
  summary: "The person's todos, in the order of their lists",
  response: z.array(Todo),
});

export const getTodo = endpoint({
  method: "GET",
  path: "/todos.json/{id}",
  summary: "One todo",
  params,
  response: Todo,
});

export const addTodo = endpoint({
  method: "POST",
  path: "/todos.json",
  summary: "Add a todo at the top of its list. Idempotent for the same id",
  body: NewTodo,
  response: Todo,
});

export const updateTodo = endpoint({
  method: "PATCH",
  path: "/todos.json/{id}",
  summary:
    "Change or move a todo: `before` is the todo to insert it before, null for the end of the list. Fields, except the position, that have changed since the given version are a conflict",
  params,
  body: versionedChanges(
    z.object({
      title: TodoTitle,
      description: TodoDescription,
      state: TodoState,
      before: z.nullable(z.uuid()),
    }),
  ),
  response: Todo,
});

export const deleteTodo = endpoint({
  method: "DELETE",
  path: "/todos.json/{id}",
  summary: "Delete a todo. It can be restored for a day",
  params,
  response: Done,
});

export const restoreTodo = endpoint({
  method: "POST",
  path: "/todos.json/{id}/restore",
  summary: "Restore a deleted todo at its position",
  params,
  response: Todo,
});
