import type { Todo, TodoState } from "./contract.ts";

type Stateful = Pick<Todo, "state" | "completedAt">;

/** Moves a todo to a state, from any other: completing it records the time, any other state clears it (specification §4). */
export const setTodoState = <T extends Stateful>(todo: T, state: TodoState, now: string): T => ({
  ...todo,
  state,
  completedAt: state === "Completed" ? now : null,
});

/** Toggles a todo's checkbox: a completed todo becomes critical, any other is completed (specification §4). */
export const toggleTodo = <T extends Stateful>(todo: T, now: string): T =>
  setTodoState(todo, todo.completedAt === null ? "Completed" : "Critical", now);
