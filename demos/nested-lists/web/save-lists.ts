import { getNestedLists, type ListContent, type NestedLists, updateNestedLists } from "#demos/nested-lists/contract.ts";
import { applyChange, conflictingName, type ListChange } from "#demos/nested-lists/web/list-change.ts";
import { ApiError, call } from "#web/lib/api/api-client.ts";
import { type Conflict, type Choice, isSame } from "#web/lib/changes/conflict.ts";

/** How often a change is applied again to what others have saved meanwhile. */
const maxAttempts = 5;

/** The latest answer of the server. Unlike the cached data it has no changes that are not saved yet. */
let saved: NestedLists | undefined;

/** Reads the lists. @param signal cancels the request */
export async function readLists(signal?: AbortSignal): Promise<NestedLists> {
  saved = await call(getNestedLists, {}, signal && { signal });
  return saved;
}

export type ChooseName = (conflict: Conflict<{ name: string }>) => Promise<Choice>;

/**
 * Saves a change. If another window has changed the same list, it is applied to that window's list, so that both changes
 * stay. If the other window has renamed the same item, the person chooses the name.
 *
 * @returns `gone` if the item or its new parent has been deleted, `theirs` if the person keeps the other name
 * @throws {ApiError} if the server refuses the change
 */
export async function saveLists(change: ListChange, choose: ChooseName): Promise<"saved" | "gone" | "theirs"> {
  let wanted = change;
  let base = saved ?? (await readLists());
  for (let attempt = 1; ; attempt += 1) {
    const theirs = conflictingName(base, wanted);
    if (theirs !== undefined && wanted.kind === "rename") {
      const mine = { name: wanted.name };
      if ((await choose({ names: ["name"], mine, theirs: { name: theirs } })) !== "mine") return "theirs";
      wanted = { kind: "rename", id: wanted.id, name: wanted.name, from: theirs };
    }
    const next = applyChange(base, wanted);
    if (!next) return "gone";
    const lists = changedLists(base, next);
    if (Object.keys(lists).length === 0) return "saved";
    try {
      const body = { ...lists, version: base.version };
      saved = await call(updateNestedLists, { body }, { handles: attempt < maxAttempts ? [409] : [] });
      return "saved";
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || attempt === maxAttempts) throw error;
      base = await readLists();
    }
  }
}

/** Only the lists that differ, so that a change of the other one is not overwritten. */
const changedLists = (base: ListContent, next: ListContent): Partial<ListContent> => ({
  ...(!isSame(base.navigation, next.navigation) && { navigation: next.navigation }),
  ...(!isSame(base.onboarding, next.onboarding) && { onboarding: next.onboarding }),
});
