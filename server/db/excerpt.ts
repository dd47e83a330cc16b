import { type RawBuilder, sql } from "kysely";

/**
 * The beginning of a text, of at most `length` characters and an ellipsis. Not cut inside a word, unless the word is very
 * long or its language does without spaces.
 */
export const excerptOf = (text: RawBuilder<string>, length: number) =>
  sql<string>`case when char_length(${text}) <= ${sql.lit(length)} then ${text}
    else left(regexp_replace(left(${text}, ${sql.lit(length + 1)}), '[[:space:]]+[^[:space:]]{0,30}$', ''),
      ${sql.lit(length)}) || '…' end`;
