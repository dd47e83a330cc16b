import { z } from "zod/mini";

import { sectionKeys } from "#features/forum/contract.ts";

/** A first name of `server/db/seed/people.ts`. */
const Who = z.enum(["robin", "amara", "jonas", "mei", "sofia", "lucas", "priya", "omar", "elena", "mateo"]);
export type Who = z.infer<typeof Who>;

/** Its author and text. */
const SeedReply = z.tuple([Who, z.string()]);
export type SeedReply = z.infer<typeof SeedReply>;

const SeedTopic = z.object({
  title: z.string(),
  by: Who,
  /** Before now. */
  hours: z.number(),
  /** Paragraphs are separated by an empty line. A paragraph of lines that begin with "- " is a list. */
  body: z.string(),
  replies: z.array(SeedReply),
  /** The number of further replies, which suit any topic of the section. */
  more: z.number(),
});
export type SeedTopic = z.infer<typeof SeedTopic>;

/** The content of a file beside this one. */
export const SeedSection = z.object({
  key: z.enum(sectionKeys),
  topics: z.array(SeedTopic),
  /** Replies that suit any topic of the section. */
  replies: z.array(z.string()),
});
export type SeedSection = z.infer<typeof SeedSection>;
