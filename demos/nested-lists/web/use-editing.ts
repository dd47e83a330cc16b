import { useState } from "react";

import type { NestedItem, NestedListKey } from "#demos/nested-lists/contract.ts";

type Edited =
  | { readonly kind: "rename"; readonly item: NestedItem }
  | { readonly kind: "add"; readonly list: NestedListKey; readonly parent: string | null };

/** Which name is being typed: one at a time. */
export function useEditing() {
  const [edited, setEdited] = useState<Edited>();
  return {
    /** The item whose name is typed, as it was when that began. */
    renamed: edited?.kind === "rename" ? edited.item : undefined,
    isAdding: (list: NestedListKey, parent: string | null) =>
      edited?.kind === "add" && edited.list === list && edited.parent === parent,
    rename: (item: NestedItem) => setEdited({ kind: "rename", item }),
    /** Opens the field for a new item at the end of a parent, or of the list. */
    add: (list: NestedListKey, parent: string | null) => setEdited({ kind: "add", list, parent }),
    close: () => setEdited(undefined),
  };
}

export type Editing = ReturnType<typeof useEditing>;
