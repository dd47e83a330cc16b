import type { BlogPost, BlogPostFields } from "#features/blog/contract.ts";
import { excerptsOf, textOfHtml } from "#web/lib/changes/compare-texts.ts";
import type { Conflict } from "#web/lib/changes/conflict.ts";
import type { FieldErrors } from "#web/lib/form/form.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import type { ConflictRow } from "#web/ui/dialog/conflict-dialog.tsx";

/** The fields as they are written. */
export type PostDraft = Omit<BlogPostFields, "tags"> & { readonly tags: readonly string[] };

export const noFields: PostDraft = { title: "", summary: "", tags: [], body: "" };

/** The fields of a post that its author can change. */
export const fieldsOf = ({ title, summary, tags, body }: BlogPostFields): BlogPostFields => ({
  title,
  summary,
  tags,
  body,
});

export const toSeen = (post: BlogPost) => ({ fields: fieldsOf(post), version: post.version });

/** The errors by field: that of one tag, `tags.2`, stands at the field of all. */
export const toFieldErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path.split(".")[0] ?? path, error]));

/** Whether a text has no content. */
export const isEmptyText = (html: string) => textOfHtml(html) === "";

/** The rows of the conflict dialog; undefined if the post was deleted. */
export function toConflictRows(
  { names, mine, theirs }: Conflict<BlogPostFields>,
  t: Translate,
): ConflictRow[] | undefined {
  if (!theirs) return undefined;
  const labels = { title: t("Title"), summary: t("Short summary"), tags: t("Tags"), body: t("Text") };
  return names.map((name) => {
    const [own, other] = excerptsOf(showField(mine, name), showField(theirs, name));
    return { label: labels[name], mine: own, theirs: other };
  });
}

function showField(fields: Partial<BlogPostFields>, name: keyof BlogPostFields) {
  if (name === "body") return textOfHtml(fields.body ?? "");
  return name === "tags" ? (fields.tags ?? []).join(", ") : (fields[name] ?? "");
}
