import { expect, test } from "vitest";

import { findUnshownPictures, planStrip, type StripRequest, withDependents } from "./strip.ts";

const features = new Map([
  ["chat", { title: "Chat" }],
  ["dashboard", { title: "Dashboard", needs: ["visits"] }],
  ["visits", { title: "Visits" }],
  ["buttons", { title: "Buttons" }],
  ["icons", { title: "Icons", needs: ["buttons"] }],
]);

const plan = (request: StripRequest) =>
  planStrip(features, (name) => name === "buttons" || name === "icons", request).join(", ");

test.each<[StripRequest, string]>([
  [{ demos: true }, "buttons, icons"],
  [{ remove: ["chat"] }, "chat"],
  [{ demos: true, remove: ["chat"] }, "buttons, chat, icons"],
  [{ keep: ["dashboard"] }, "buttons, chat, icons"],
  [{ keep: [] }, "buttons, chat, dashboard, icons, visits"],
  [{}, ""],
])("%o removes %s", (request, removed) => {
  expect(plan(request)).toBe(removed);
});

test("a feature that another one needs is not removed without it, and an unknown one is named", () => {
  expect(() => plan({ remove: ["visits"] })).toThrow("dashboard needs visits: remove both, or neither");
  expect(plan({ remove: ["visits", "dashboard"] })).toBe("dashboard, visits");
  expect(() => plan({ remove: ["caht"] })).toThrow("There is no feature caht");
});

test("with a feature go those that need it, also by way of others", () => {
  const needs = new Map([
    ["orders", []],
    ["products", ["orders"]],
    ["offers", ["products"]],
    ["chat", []],
  ]);
  expect(withDependents(needs, ["orders"])).toEqual(["orders", "products", "offers"]);
});

test("pictures go that documents no longer show, and pictures that none has shown stay", () => {
  const before = '<img src="docs/images/board-dark.png"> <img src="docs/images/board.png"> ![](../images/menu.svg)';
  const after = "![](../images/menu.svg) [](images/board.png)";
  expect(findUnshownPictures(before, after)).toEqual(["docs/images/board-dark.png"]);
});
