import { expect, test } from "vitest";

import { isAsSent, newAttempt, nextAttempt } from "#web/lib/form/request-id.ts";

const content = { to: ["mei"], subject: "Plan" };

test("the same content is sent again under its id, so that the server adds no second row", () => {
  const start = newAttempt();
  const first = nextAttempt(start, content);
  expect(first.id).toBe(start.id);
  expect(nextAttempt(first, { ...content })).toEqual(first);
});

test("other content is sent under another id, and keeps that one", () => {
  const first = nextAttempt(newAttempt(), content);
  const second = nextAttempt(first, { ...content, subject: "Plans" });
  expect(second.id).not.toBe(first.id);
  expect(nextAttempt(second, { ...content, subject: "Plans" }).id).toBe(second.id);
});

test("nothing is as sent before the first attempt", () => {
  const start = newAttempt();
  expect(isAsSent(start, content)).toBe(false);
  expect(isAsSent(nextAttempt(start, content), content)).toBe(true);
  expect(isAsSent(nextAttempt(start, content), { ...content, to: [] })).toBe(false);
});
