import { foldText } from "#contract/text/fold-text.ts";

/** In milliseconds: letters that follow each other sooner are one text. */
export const typeaheadPauseMs = 500;

/**
 * Finds the item that typing leads to: the next one whose name begins with the text, from the top again after the last.
 * The same letter several times steps through the names that begin with it. Case and accents do not matter.
 *
 * @param names all names in order
 * @param current the index of the focused item; -1 for none
 * @returns its index, or -1
 */
export function findTypeahead(names: readonly string[], current: number, text: string) {
  const sought = foldText(text);
  const [letter = ""] = sought;
  const isRepeated = Array.from(sought).every((each) => each === letter);
  const isOneLetter = Array.from(sought).length === 1;
  const folded = names.map(foldText);
  // A longer text may still fit the item that its first letters have led to.
  const from = isRepeated || isOneLetter ? current + 1 : Math.max(current, 0);
  const find = (start: string, first: number) => {
    const rotated = names.map((_, offset) => (first + offset) % names.length);
    return rotated.find((index) => folded[index]?.startsWith(start)) ?? -1;
  };
  const whole = find(sought, isRepeated && !isOneLetter ? Math.max(current, 0) : from);
  return whole < 0 && isRepeated && !isOneLetter ? find(letter, from) : whole;
}
