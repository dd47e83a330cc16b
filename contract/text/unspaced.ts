/** A letter of a script that is written without spaces, so that no space says where its words begin. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
