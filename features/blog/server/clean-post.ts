import type { BlogPostFields } from "#features/blog/contract.ts";
import { readingMinutes } from "#features/blog/reading-time.ts";
import { htmlToText, sanitizeDocument } from "#server/lib/text/sanitize.ts";

/**
 * The HTML of a post as it is stored and returned: sanitized, and with headings below that of the page, which is the
 * post's title.
 */
export const cleanPostBody = (html: string) => sanitizeDocument(html).replaceAll(/<(\/?)h1>/g, "<$1h2>");

/** The changed columns of a post: its fields, and what follows from its body. */
export function toColumns({ body, ...fields }: Partial<BlogPostFields>) {
  if (body === undefined) return fields;
  const clean = cleanPostBody(body);
  const bodyText = htmlToText(clean);
  return { ...fields, body: clean, bodyText, readingTime: readingMinutes(bodyText) };
}
