import type { WidgetState } from "#contract/screens/widgets.ts";

type Changes = WidgetState["changes"];
export type WidgetChange = Changes[string];

/** Applies new values to a widget. An undefined value restores the default of the widget's definition. */
export function applyChange(changes: Changes, id: string, change: WidgetChange): Changes {
  const fields = Object.entries({ ...changes[id], ...change }).filter(([, value]) => value !== undefined);
  return { ...changes, [id]: Object.fromEntries(fields) };
}

/** The change that reverts another one: the present values of its fields, and of no others. */
export const inverseOf = (present: WidgetChange | undefined, change: WidgetChange): WidgetChange =>
  Object.fromEntries(Object.keys(change).map((field) => [field, present?.[field as keyof WidgetChange]]));
