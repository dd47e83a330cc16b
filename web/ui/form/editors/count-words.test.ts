import { expect, test } from "vitest";

import { countWords } from "#web/ui/form/editors/count-words.ts";

test.each<[string, number, number]>([
  ["", 0, 0],
  ["One two, three.", 3, 15],
  ["don't stop", 2, 10],
  ["two\nlines", 2, 8],
  ["  –  ", 0, 5],
  ["1,250.5 kg", 2, 10],
  ["吾輩は猫である", 5, 7],
  ["我们去图书馆", 4, 6],
  ["مرحبا بالعالم", 2, 13],
  ["👩‍👩‍👧 family", 1, 8],
])("%j has %i words and %i characters", (text, words, characters) => {
  expect(countWords(text)).toEqual({ words, characters });
});
