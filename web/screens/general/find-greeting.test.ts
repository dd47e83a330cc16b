import { expect, test } from "vitest";

import { findGreeting } from "#web/screens/general/find-greeting.ts";
import { createTranslate } from "#web/lib/i18n/i18n.ts";

test.each([
  [4, "Good evening, Robin"],
  [5, "Good morning, Robin"],
  [11, "Good morning, Robin"],
  [12, "Good afternoon, Robin"],
  [17, "Good afternoon, Robin"],
  [18, "Good evening, Robin"],
])("at %d o'clock the greeting is %s", (hour, expected) => {
  expect(findGreeting(hour, "Robin", createTranslate("en"))).toBe(expected);
});
