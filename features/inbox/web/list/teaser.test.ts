import { expect, test } from "vitest";

import { teaserOf } from "#features/inbox/web/list/teaser.ts";

const text = "0123456789".repeat(10);

test.each([
  ["a subject of 5 characters", "Hello", text, `${text.slice(0, 50)}...`],
  ["no subject", "", text, `${text.slice(0, 55)}...`],
  ["a subject of 55 characters", "s".repeat(55), text, "..."],
  ["a subject of 80 characters", "s".repeat(80), text, "..."],
  ["a short text", "Hello", "Hi", "Hi..."],
  ["a text with surrounding spaces", "Hello", "  Hi  ", "Hi..."],
  ["no text", "Hello", "", "..."],
])("spec §5: the teaser for %s", (_, subject, body, expected) => {
  expect(teaserOf(subject, body)).toBe(expected);
});
