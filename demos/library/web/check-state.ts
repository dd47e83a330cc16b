import type { LibraryItem } from "#demos/library/contract.ts";
import type { CheckState } from "#web/ui/tree/tree-source.ts";

/** Whether all files of an item are checked. Undefined for a folder without files, which cannot be checked. */
export function checkStateOf({
  files,
  checkedFiles,
}: Pick<LibraryItem, "files" | "checkedFiles">): CheckState | undefined {
  if (files === 0) return undefined;
  if (checkedFiles === 0) return "none";
  return checkedFiles === files ? "all" : "some";
}
