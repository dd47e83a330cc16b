import { z } from "zod/mini";

/**
 * The files that the build makes of each set of icons; see `demos/icons/tools/vite-plugin.ts`. A set has a folder with `index.json`,
 * `terms.json`, and its drawings in `0.json`, `1.json` and so on. Flags are SVG files in `4x3/` and `1x1/`.
 */

/** The number of drawings in a file. The drawings are in the order of the index. */
export const shardSize = 64;

/** The position of an icon's drawing: the number of the file, and its place in it. */
export const placeInShards = (index: number) => ({
  shard: Math.floor(index / shardSize),
  place: index % shardSize,
});

/** `index.json` of a set with drawings. */
export const IconIndex = z.object({
  /** Name and style, in the order that is shown. */
  icons: z.array(z.tuple([z.string(), z.string()])),
  /** A comment for copied SVG that its licence asks for. */
  attribution: z.optional(z.string()),
});
export type IconIndex = z.infer<typeof IconIndex>;

/** `terms.json`: English words by which icons are found, by the icon's name. */
export const IconTerms = z.object({
  /** Other names of the same icon. */
  aliases: z.record(z.string(), z.array(z.string())),
  terms: z.record(z.string(), z.array(z.string())),
});
export type IconTerms = z.infer<typeof IconTerms>;

/** An element of a drawing. Attributes are named as React names them. */
const Shape = z.object({
  tag: z.enum(["path", "rect", "circle"]),
  attributes: z.record(z.string(), z.string()),
});
export type Shape = z.infer<typeof Shape>;

/** A drawing in the colour of the text: the view box, and its elements. A string is the data of a path. */
export const Drawing = z.object({ box: z.string(), shapes: z.array(z.union([z.string(), Shape])) });
export type Drawing = z.infer<typeof Drawing>;

/** `0.json` and the others. */
export const Drawings = z.array(Drawing);

/** `index.json` of the flags. */
export const FlagIndex = z.object({
  flags: z.array(
    z.object({
      /** The name of the file: `de`, `gb-sct`. */
      code: z.string(),
      /** As in `flag-icons`, in English: `South America`. Absent for organisations and some regions. */
      continent: z.optional(z.string()),
      /** In English. */
      capital: z.optional(z.string()),
    }),
  ),
});
export type FlagIndex = z.infer<typeof FlagIndex>;

/** `de.json` in the folder of translations: the words of a language by the English one, the closest first. */
export const WordTable = z.record(z.string(), z.array(z.string()));
export type WordTable = z.infer<typeof WordTable>;
