import type { DocumentKind } from "#contract/documents.ts";
import type { DocumentFields } from "#web/features/documents/unsaved-copy.ts";
import type { Conflict } from "#web/lib/changes/conflict.ts";
import type { Translate } from "#web/lib/i18n.ts";
import type { ConflictRow } from "#web/ui/dialog/conflict-dialog.tsx";

/** The number of characters in which two texts are compared. */
const maxShown = 160;

/** The rows of the conflict dialog; undefined if the document was deleted. */
export function toConflictRows(
  { names, mine, theirs }: Conflict<DocumentFields>,
  kind: DocumentKind,
  t: Translate,
): ConflictRow[] | undefined {
  if (!theirs) return undefined;
  const labels = { title: t("Title"), body: t("Text"), language: t("Language") };
  return names.map((name) => {
    const [own, other] = excerptsOf(toText(mine[name] ?? "", kind, name), toText(theirs[name], kind, name));
    return { label: labels[name], mine: own, theirs: other };
  });
}

/** The parts of two texts from shortly before their first difference. */
export function excerptsOf(one: string, other: string): readonly [string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const from = start > maxShown / 2 ? start - maxShown / 4 : 0;
  const cut = (text: string) =>
    `${from > 0 ? "…" : ""}${text.slice(from, from + maxShown)}${text.length > from + maxShown ? "…" : ""}`;
  return [cut(one), cut(other)];
}

/** The text of a body for comparison. An inert document: nothing in it is loaded or run. */
function toText(value: string, kind: DocumentKind, name: keyof DocumentFields) {
  const isHtml = name === "body" && (kind === "rich" || kind === "page");
  if (!isHtml) return value;
  const { body } = new DOMParser().parseFromString(value.replaceAll(/<\/(?:p|h\d|li|td|th)>/g, "$& "), "text/html");
  return body.textContent.trim();
}
