import type { DocumentKind } from "#features/documents/contract.ts";
import type { DocumentFields } from "#features/documents/web/unsaved-copy.ts";
import { excerptsOf, textOfHtml } from "#web/lib/changes/compare-texts.ts";
import type { Conflict } from "#web/lib/changes/conflict.ts";
import type { Translate } from "#web/lib/i18n.ts";
import type { ConflictRow } from "#web/ui/dialog/conflict-dialog.tsx";

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

/** The text of a body for comparison. */
function toText(value: string, kind: DocumentKind, name: keyof DocumentFields) {
  const isHtml = name === "body" && (kind === "rich" || kind === "page");
  return isHtml ? textOfHtml(value) : value;
}
