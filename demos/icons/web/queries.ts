import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod/mini";

import { Drawings, FlagIndex, IconIndex, IconTerms, placeInShards, WordTable } from "#demos/icons/web/icon-files.ts";
import { prefetchForScreen, queryClient } from "#web/lib/api/query-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

type Loading = Parameters<typeof prefetchForScreen>[0];

type IconFile<Content> = {
  /** The address of the folder, which changes with its content. */
  readonly folder: string;
  readonly name: string;
  readonly schema: z.ZodMiniType<Content>;
};

/** A file of the build, which never changes. */
const fileQuery = <Content>({ folder, name, schema }: IconFile<Content>) =>
  queryOptions({
    queryKey: unannouncedKey("icons", folder, name),
    queryFn: async ({ signal }) => {
      const response = await fetch(new URL(name, folder), { signal });
      if (!response.ok) throw new Error(`${name} could not be loaded: ${response.status}`);
      return schema.parse(await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const indexQuery = (folder: string) => fileQuery({ folder, name: "index.json", schema: IconIndex });

export const flagsQuery = (folder: string) => fileQuery({ folder, name: "index.json", schema: FlagIndex });

export const termsQuery = (folder: string) => fileQuery({ folder, name: "terms.json", schema: IconTerms });

/** @param folder the folder of translations, not that of a set */
export const wordsQuery = (folder: string, language: string) =>
  fileQuery({ folder, name: `${language}.json`, schema: WordTable });

/** The drawings of some icons that follow each other in the set; see `placeInShards`. */
export const shardQuery = (folder: string, shard: number) =>
  fileQuery({ folder, name: `${shard}.json`, schema: Drawings });

/** @param index the place of the icon in its set */
export async function loadDrawing(folder: string, index: number) {
  const { shard, place } = placeInShards(index);
  const drawing = (await queryClient.fetchQuery(shardQuery(folder, shard)))[place];
  if (!drawing) throw new Error(`The set has no drawing ${index}`);
  return drawing;
}

/** The text of a file of the folder, such as a flag. */
export async function loadText(folder: string, name: string) {
  const response = await fetch(new URL(name, folder));
  if (!response.ok) throw new Error(`${name} could not be loaded: ${response.status}`);
  return response.text();
}

/** Starts to load what the first view of a set with drawings needs, before the screen is rendered. */
export const prefetchIcons = (loading: Loading, folder: string) =>
  Promise.all([prefetchForScreen(loading, indexQuery(folder)), prefetchForScreen(loading, shardQuery(folder, 0))]);
