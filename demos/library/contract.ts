import { z } from "zod/mini";

import { english } from "#contract/text/english.ts";
import { AnsweredVersion, endpoint, oneLine, searchText, several, versionedChanges } from "#contract/endpoint.ts";
import { plainName } from "#contract/text/plain-name.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    library: true;
  }
}

/** A folder, and the kinds of files. */
const libraryKinds = ["folder", "document", "spreadsheet", "presentation", "pdf", "image", "archive"] as const;
const LibraryKind = z.enum(libraryKinds);
export type LibraryKind = z.infer<typeof LibraryKind>;

export const maxItemName = 120;
/** A search returns at most this many items, besides the folders that they are in. */
export const maxHits = 200;

const ItemName = z
  .string()
  .check(
    z.overwrite(plainName),
    z.trim(),
    z.minLength(1, { error: english("Enter a name") }),
    z.maxLength(maxItemName, { error: english("The name is too long") }),
    oneLine,
  );

/** A folder or a file. The numbers of a folder are those of all files below it, and those of a file its own. */
const LibraryItem = z.object({
  id: z.uuid(),
  /** The folder that it is in; null at the top. */
  parent: z.nullable(z.uuid()),
  kind: LibraryKind,
  name: z.string(),
  /** The number of items in a folder, without those further below. */
  children: z.int(),
  /** The number of files, and those of them that the user has checked. */
  files: z.int(),
  checkedFiles: z.int(),
  /** In bytes, of the same files. */
  size: z.int(),
  checkedSize: z.int(),
  modifiedAt: z.iso.datetime(),
  /** Moving an item within its folder does not change its version. */
  version: AnsweredVersion,
});
export type LibraryItem = z.infer<typeof LibraryItem>;

const LibraryBranch = z.object({ items: z.array(LibraryItem) });
export type LibraryBranch = z.infer<typeof LibraryBranch>;

export const listBranch = endpoint({
  method: "GET",
  path: "/library.json",
  summary:
    "The items of one folder in their order; without `parent`, those at the top. Empty if there is no such folder",
  query: z.object({ parent: z.optional(z.uuid()) }),
  response: LibraryBranch,
});

const LibraryHits = z.extend(LibraryBranch, {
  /** The ids of the items that match. `items` also has the folders that they are in, each folder's items in order. */
  hits: z.array(z.uuid()),
  /** The number of all matches, of which `maxHits` are returned at most. */
  total: z.int(),
});
export type LibraryHits = z.infer<typeof LibraryHits>;

export const searchLibrary = endpoint({
  method: "GET",
  path: "/library/search.json",
  summary: "Items whose names contain all words of `q`, with the folders that they are in",
  readsFrom: "replica",
  query: z.object({ q: searchText }),
  response: LibraryHits,
});

const LibraryFolder = z.object({ id: z.uuid(), parent: z.nullable(z.uuid()), name: z.string() });
export type LibraryFolder = z.infer<typeof LibraryFolder>;

export const listLibraryFolders = endpoint({
  method: "GET",
  path: "/library/folders.json",
  summary: "All folders; those of one folder are in their order",
  response: z.object({ folders: z.array(LibraryFolder) }),
});

const params = z.object({ id: z.uuid() });

const PlacedItem = z.object({
  item: LibraryItem,
  /** The folders that it is in, from the top. */
  path: z.array(LibraryFolder),
});

export const getLibraryItem = endpoint({
  method: "GET",
  path: "/library.json/{id}",
  summary: "One item, and the folders that it is in",
  params,
  response: PlacedItem,
});

export const updateLibraryItem = endpoint({
  method: "PATCH",
  path: "/library.json/{id}",
  summary:
    "Rename or move an item: `parent` is its folder, and `before` the item to insert it before, null for the end. Fields, except the position, that have changed since the given version are a conflict",
  params,
  body: versionedChanges(
    z.object({
      name: ItemName,
      parent: z.nullable(z.uuid()),
      before: z.nullable(z.uuid()),
    }),
  ),
  response: LibraryItem,
});

export const checkLibraryItems = endpoint({
  method: "PUT",
  path: "/library/checked.json",
  summary: "Check or uncheck files for the user: those given, and all files below the given folders",
  access: "viewer",
  body: z.object({ ids: several(z.uuid()), isChecked: z.boolean() }),
  response: z.object({
    /** The ids of the files that were not so before. */
    changed: z.array(z.uuid()),
  }),
});
