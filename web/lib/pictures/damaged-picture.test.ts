import { expect, test } from "vitest";

import { describePictureFault } from "#web/lib/pictures/damaged-picture.ts";

const damaged = "This picture is damaged. Choose another one.";

test.each([
  ["half a JPEG", [0xff, 0xd8, 0xff, 0xe0, 0, 16], damaged],
  ["half a PNG", [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], damaged],
  ["half a WebP", [...Buffer.from("RIFF"), 1, 2, 10, 4, ...Buffer.from("WEBP")], damaged],
  ["a letter", [...Buffer.from("Dear Sir or Madam")], "Choose a picture"],
  ["nothing", [], "Choose a picture"],
])("%s is explained", async (_, bytes, text) => {
  expect(await describePictureFault(new Blob([Uint8Array.from(bytes)]), "Choose a picture")).toBe(text);
});
