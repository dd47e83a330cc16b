import { expect, test } from "vitest";

import { placeAlerts } from "#web/shell/alerts/place-alerts.ts";

const desktop = { width: 1440, height: 900, isRightToLeft: false };
const phone = { width: 390, height: 844, isRightToLeft: false };

test.each([
  ["a press at the end of the window", [{ x: 1400, y: 880 }], desktop, "other"],
  ["a press in the middle", [{ x: 700, y: 880 }], desktop, "usual"],
  ["a press above", [{ x: 1400, y: 300 }], desktop, "usual"],
  [
    "a press elsewhere, and the focus at the end",
    [
      { x: 5, y: 5 },
      { x: 1300, y: 800 },
    ],
    desktop,
    "other",
  ],
  ["from right to left, the end is on the left", [{ x: 40, y: 880 }], { ...desktop, isRightToLeft: true }, "other"],
  ["at the bottom of a phone", [{ x: 10, y: 800 }], phone, "other"],
  ["at the top of a phone", [{ x: 10, y: 200 }], phone, "usual"],
  ["nothing was pressed", [], desktop, "usual"],
] as const)("alerts do not cover what they are about: %s", (_, points, page, corner) => {
  expect(placeAlerts(points, page)).toBe(corner);
});
