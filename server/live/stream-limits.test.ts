import { expect, test, vi } from "vitest";

import { createStreamLimits } from "#server/live/stream-limits.ts";

const stream = (owner: string, address = owner) => ({ owner, address, replace: vi.fn() });

test("at the limit of an owner the oldest stream gives way, and others' stay", () => {
  const { admit } = createStreamLimits({ perOwner: 2, perAddress: 9, total: 9 });
  const [first, second, third, other] = [stream("ada"), stream("ada"), stream("ada"), stream("mei")];
  for (const each of [first, other, second, third]) expect(admit(each)).toBeDefined();
  expect([first, second, third, other].map(({ replace }) => replace.mock.calls.length)).toEqual([1, 0, 0, 0]);
});

test("a stream that is closed makes room", () => {
  const { admit } = createStreamLimits({ perOwner: 1, perAddress: 1, total: 1 });
  const first = stream("ada");
  admit(first)?.();
  expect(admit(stream("ada"))).toBeDefined();
  expect(first.replace).not.toHaveBeenCalled();
});

test("at the limit of an address the oldest stream from there gives way, whoever's it is", () => {
  const { admit } = createStreamLimits({ perOwner: 9, perAddress: 2, total: 9 });
  const [ada, mei, noor] = [stream("ada", "office"), stream("mei", "office"), stream("noor", "office")];
  const elsewhere = stream("eve", "home");
  for (const each of [elsewhere, ada, mei, noor]) expect(admit(each)).toBeDefined();
  expect([elsewhere, ada, mei, noor].map(({ replace }) => replace.mock.calls.length)).toEqual([0, 1, 0, 0]);
});

test("a server at its limit takes no more, and ends nobody's", () => {
  const { admit } = createStreamLimits({ perOwner: 9, perAddress: 9, total: 2 });
  const [first, second] = [stream("ada"), stream("mei")];
  const close = admit(first);
  admit(second);
  expect(admit(stream("noor"))).toBeUndefined();
  // An owner with an open stream may still replace it.
  close?.();
  expect(admit(stream("noor"))).toBeDefined();
  expect(first.replace).not.toHaveBeenCalled();
});
