import { expect, test } from "vitest";

import { toLinkAddress } from "#web/ui/form/editors/link-address.ts";

test.each<[string, string | undefined]>([
  ["https://example.org/a?b=c", "https://example.org/a?b=c"],
  ["  example.org/a ", "https://example.org/a"],
  ["localhost:3000", "https://localhost:3000"],
  ["ada@example.org", "mailto:ada@example.org"],
  ["mailto:ada@example.org", "mailto:ada@example.org"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["https://user@example.org", undefined],
  ["two words", undefined],
  ["word", undefined],
  ["", undefined],
])("%j leads to %j", (text, address) => {
  expect(toLinkAddress(text)).toBe(address);
});
