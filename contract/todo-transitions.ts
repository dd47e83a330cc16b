import type { Todo, TodoState } from "./todo.ts";

type Stateful = Pick<Todo, "state" | "completedAt">;

/** Puts a todo into a state: completing it notes when, any other state forgets that (specification §4). */
export const setTodoState = <T extends Stateful>(todo: T, state: TodoState, now: string): T => ({
  ...todo,
  state,
  completedAt: state === "Completed" ? now : null,
});

/** What a click on its box does: a completed todo becomes critical, any other is completed (specification §4). */
export const toggleTodo = <T extends Stateful>(todo: T, now: string): T =>
  setTodoState(todo, todo.completedAt === null ? "Completed" : "Critical", now);
