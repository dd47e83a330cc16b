import type { z } from "zod/mini";

import { ApiError } from "#web/lib/api-client.ts";
import { translateData } from "#web/lib/i18n.ts";

/** What a schema of the contract finds wrong, by field, translated. The first complaint about a field counts. */
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

/** What the server found wrong, by field, translated. Empty where it failed for another reason. */
export const fieldErrorsOf = (error: unknown) =>
  translateFields(error instanceof ApiError ? (error.body?.fields ?? {}) : {});

const translateFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, translateData(text)]));

/** So many frames it may take until what is wrong has been drawn so. */
const maxFrames = 10;

/** Moves the focus to the first field that is wrong, once it has been drawn so. */
export function focusFirstError(form: HTMLElement | null, frames = maxFrames) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (field) field.focus();
    else if (frames > 0) focusFirstError(form, frames - 1);
  });
}
