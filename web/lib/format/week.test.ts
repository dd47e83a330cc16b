import { expect, onTestFinished, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { firstWeekday, weekendDays } from "#web/lib/format/week.ts";

test.each([
  [undefined, 0, [6, 0]],
  ["AT", 1, [6, 0]],
  ["EG", 6, [5, 6]],
])("in English, the week is that of the country: %s", (country, first, weekend) => {
  onTestFinished(configureOffice({ country }));
  expect([firstWeekday(), weekendDays()]).toEqual([first, weekend]);
});
