import { foldText } from "#contract/text/fold-text.ts";

/** The name of an icon as words: `arrow-up-from-bracket` as `arrow up from bracket`. Also for what people type. */
export const wordsOfName = (name: string) =>
  foldText(name)
    .replaceAll(/[-_\s]+/g, " ")
    .trim();
