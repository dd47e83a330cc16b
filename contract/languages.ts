import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const Language = z.object({
  /** A BCP 47 tag: `en`, `ar`. */
  key: z.string(),
  /** In the language itself. */
  title: z.string(),
  dir: z.enum(["ltr", "rtl"]),
});
export type Language = z.infer<typeof Language>;

export const listLanguages = endpoint({
  method: "GET",
  path: "/languages.json",
  summary: "The languages; the first is the default",
  open: true,
  response: z.array(Language),
});

export const getDictionary = endpoint({
  method: "GET",
  path: "/langs/{key}.json",
  summary: "A language's words, by their English text",
  open: true,
  params: z.object({ key: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)) }),
  response: z.record(z.string(), z.string()),
});
