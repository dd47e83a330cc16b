import type { z } from "zod/mini";

type Form = { readonly body: z.ZodMiniType };

/** The first message of each field, as the screens and the server report them. */
export function messagesOf({ body }: Form, values: unknown): Record<string, string> {
  const issues = body.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

/** The values with a field replaced. */
export const withField = (values: object, name: string, value: unknown) => ({ ...values, [name]: value });

/** The values with each field empty, as a screen sends an untouched form. */
export const emptied = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [] : value === true ? false : ""]),
  );
