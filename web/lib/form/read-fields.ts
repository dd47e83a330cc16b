import { flushSync } from "react-dom";

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports to React what a browser or a password manager has filled in without an event, and renders it. React writes what
 * it knows of a field to its `defaultValue`.
 *
 * @param values of the form, by the names of its fields
 */
export function readFilled(form: HTMLElement, values: object) {
  const known = new Map<string, unknown>(Object.entries(values));
  const typed = [
    ...form.querySelectorAll<Typed>("input:not([type=file], [type=checkbox], [type=radio]), textarea"),
  ].filter(({ value, defaultValue }) => value !== defaultValue);
  const chosen = [...form.querySelectorAll("select")].filter(
    ({ name, value }) => known.has(name) && known.get(name) !== value,
  );
  const toggles = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]:checked")].map(
    (field) => [field, field.checked] as const,
  );
  if (typed.length + chosen.length > 0) {
    flushSync(() => {
      for (const field of typed) field.dispatchEvent(new Event("input", { bubbles: true }));
      for (const field of chosen) field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }
  for (const [field, isChecked] of toggles) reportChecked(field, isChecked);
}

/**
 * React compares a checkbox with what it knows of it at a click. One that is no event of the mouse changes nothing itself.
 * Each change is rendered before the next one, since the options of a group change the same value.
 */
function reportChecked(field: HTMLInputElement, isChecked: boolean) {
  // Past React, which would know it otherwise. Rendering another change has reset it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked")?.set?.call(field, isChecked);
  flushSync(() => field.dispatchEvent(new Event("click", { bubbles: true })));
}

/**
 * Whether a native field holds what its browser cannot read, such as half a date. Its value is empty, so that it would be
 * taken for none. Such fields get an `invalid` event.
 */
export const hasUnread = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll("input") ?? [])].filter(reportUnread).length > 0;

/** The same for one field. */
export function reportUnread(field: HTMLInputElement) {
  const { badInput } = field.validity;
  if (badInput) field.checkValidity();
  return badInput;
}
