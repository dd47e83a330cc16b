import type { z } from "zod/mini";

import { ApiError } from "#web/lib/api/api-client.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";

/** Translated errors by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates with a schema of the contract. The first issue of a field counts. */
export const validateWith =
  (schema: z.ZodMiniType) =>
  (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values);
    return translateFields(
      Object.fromEntries(
        (result.error?.issues ?? []).toReversed().map(({ path, message }) => [path.join("."), message]),
      ),
    );
  };

/** The server's field errors. Empty if the request failed for another reason. */
export const fieldErrorsOf = (error: unknown) =>
  translateFields(error instanceof ApiError ? (error.body?.fields ?? {}) : {});

const translateFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, translateData(text)]));

/** The number of frames to wait until the errors are rendered. */
const maxFrames = 10;

const focusable = "input:not([type=hidden], :disabled), textarea, select, button, [contenteditable=true]";

/** Moves the focus to the first invalid field, once it is rendered as invalid. */
export function focusFirstError(form: HTMLElement | null, frames = maxFrames) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (field) focusControl(field);
    else if (frames > 0) focusFirstError(form, frames - 1);
  });
}

/** Moves the focus to the field of this name; see `Field` in `web/ui/form/field.tsx`. */
export function focusField(form: HTMLElement | null, name: string) {
  const field = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (field) focusControl(field);
}

/** Of a group, the checked or the first of its controls. */
function focusControl(field: HTMLElement) {
  const control = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>(":checked:not(option)") ?? field.querySelector<HTMLElement>(focusable));
  (control ?? field).focus();
}

/** Focuses a field of a form that has been answered, unless the user has gone on to something outside of the form. */
export function returnFocus(field: HTMLElement | null) {
  const active = document.activeElement;
  const hasGoneOn = active && active !== document.body && !field?.closest("form")?.contains(active);
  if (!hasGoneOn) field?.focus();
}
