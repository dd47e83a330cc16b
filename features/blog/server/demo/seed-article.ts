import { z } from "zod/mini";

const SeedComment = z.tuple([
  /** The username of its author. */
  z.string(),
  /** The hours after the publication. */
  z.number(),
  z.string(),
]);

/** A post of the demo content, and its comments. */
const SeedArticle = z.object({
  /** The username of its author. */
  by: z.string(),
  /** The age of its publication, or of a draft's last change. */
  days: z.number(),
  title: z.string(),
  summary: z.optional(z.string()),
  tags: z.array(z.string()),
  /** Lines of HTML. */
  body: z.array(z.string()),
  isDraft: z.optional(z.boolean()),
  comments: z.optional(z.array(SeedComment)),
});
export type SeedArticle = z.infer<typeof SeedArticle>;

/** The content of a file beside this one. */
export const SeedArticles = z.array(SeedArticle);
