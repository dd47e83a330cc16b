import { expect, test } from "vitest";

import { passwordStrength } from "#web/ui/form/text/password-strength.ts";

test.each([
  ["", 0],
  ["aaaaaaaaaaaaaaaaaaaa", 0],
  ["12345678901234567890", 0],
  ["abc", 0],
  ["secret", 0],
  ["Secret7", 1],
  ["Sk7!pq2z", 1],
  ["Sk7!pm2zr", 2],
  ["correct horse battery", 4],
  ["Tr0ub4dor&3x", 3],
])("the strength of %j is %i", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
