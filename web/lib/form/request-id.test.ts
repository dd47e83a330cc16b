import { expect, test } from "vitest";

import { isAsSent, newAttempt, nextAttempt } from "#web/lib/form/request-id.ts";

const content = { to: ["mei"], subject: "Plan" };

test("the same content is sent again with the same ID, so that the server adds no second row", () => {
  const start = newAttempt();
  const first = nextAttempt(start, content);
  expect(first.id).toBe(start.id);
  expect(nextAttempt(first, { ...content })).toEqual(first);
});

test("other content gets a new ID, and keeps it", () => {
  const first = nextAttempt(newAttempt(), content);
  const second = nextAttempt(first, { ...content, subject: "Plans" });
  expect(second.id).not.toBe(first.id);
  expect(nextAttempt(second, { ...content, subject: "Plans" }).id).toBe(second.id);
});

test("content counts as sent only if the last attempt sent it", () => {
  const start = newAttempt();
  expect(isAsSent(start, content)).toBe(false);
  expect(isAsSent(nextAttempt(start, content), content)).toBe(true);
  expect(isAsSent(nextAttempt(start, content), { ...content, to: [] })).toBe(false);
});
