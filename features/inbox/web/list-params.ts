import { z } from "zod/mini";

import { FolderKey, messageSorts } from "#features/inbox/folders.ts";

/** The orders of a list; the first is the default. */
export const sorts = ["-date", "date", ...messageSorts.slice(1)] as const;

/** The query parameters of a folder. Invalid ones are ignored. */
export const ListParams = z.object({
  page: z.catch(z.optional(z.int().check(z.gte(1), z.lte(1_000_000))), undefined),
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  label: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
});
export type ListParams = z.infer<typeof ListParams>;

/** The folder in an address, or undefined if it does not exist. */
export function parseFolder(folder: string) {
  const parsed = FolderKey.safeParse(folder);
  return parsed.success ? parsed.data : undefined;
}
