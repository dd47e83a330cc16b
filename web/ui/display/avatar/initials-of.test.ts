import { expect, test } from "vitest";

import { initialsOf } from "#web/ui/display/avatar/initials-of.ts";

test.each([
  ["Ada Lovelace", "AL"],
  ["ada.lovelace", "AL"],
  ["ada_lovelace", "AL"],
  ["Ada King Lovelace", "AL"],
  ["  Ada   (Countess) Lovelace ", "AL"],
  ["ada", "A"],
  ["\u{20BB7}野家 太郎", "\u{20BB7}太"],
  ["محمد علي", "مع"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
