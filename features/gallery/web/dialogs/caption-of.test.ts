import { expect, test } from "vitest";

import { captionOf } from "#features/gallery/web/dialogs/caption-of.ts";

test.each([
  ["harbour_at_noon.jpg", "harbour at noon"],
  ["IMG-2041.HEIC.png", "IMG-2041.HEIC"],
  ["v1.2 draft.webp", "v1.2 draft"],
  ["line\nbreak.gif", "line break"],
  [".png", ".png"],
  ["no ending", "no ending"],
])("%j is called %j", (name, caption) => {
  expect(captionOf(name)).toBe(caption);
});

test("a long name is cut between characters", () => {
  expect(captionOf(`${"🌊".repeat(300)}.png`)).toBe("🌊".repeat(100));
});
