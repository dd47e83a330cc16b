import { expect, test, vi } from "vitest";

import { createStreamLimits } from "#server/live/stream-limits.ts";

const stream = (owner: string, address = owner) => ({ owner, address, replace: vi.fn() });

test("at the limit per owner, the oldest stream is replaced, and those of other owners stay", () => {
  const { admit } = createStreamLimits({ perOwner: 2, perAddress: 9, total: 9 });
  const [first, second, third, other] = [stream("ada"), stream("ada"), stream("ada"), stream("mei")];
  for (const each of [first, other, second, third]) expect(admit(each)).toBeDefined();
  expect([first, second, third, other].map(({ replace }) => replace.mock.calls.length)).toEqual([1, 0, 0, 0]);
});

test("a closed stream frees its place", () => {
  const { admit } = createStreamLimits({ perOwner: 1, perAddress: 1, total: 1 });
  const first = stream("ada");
  admit(first)?.();
  expect(admit(stream("ada"))).toBeDefined();
  expect(first.replace).not.toHaveBeenCalled();
});

test("at the limit per address, the oldest stream from the address is replaced, regardless of its owner", () => {
  const { admit } = createStreamLimits({ perOwner: 9, perAddress: 2, total: 9 });
  const [ada, mei, noor] = [stream("ada", "office"), stream("mei", "office"), stream("noor", "office")];
  const elsewhere = stream("eve", "home");
  for (const each of [elsewhere, ada, mei, noor]) expect(admit(each)).toBeDefined();
  expect([elsewhere, ada, mei, noor].map(({ replace }) => replace.mock.calls.length)).toEqual([0, 1, 0, 0]);
});

test("a server at its limit replaces no stream and rejects new ones until one closes", () => {
  const { admit } = createStreamLimits({ perOwner: 9, perAddress: 9, total: 2 });
  const [first, second] = [stream("ada"), stream("mei")];
  const close = admit(first);
  admit(second);
  expect(admit(stream("noor"))).toBeUndefined();
  close?.();
  expect(admit(stream("noor"))).toBeDefined();
  expect(first.replace).not.toHaveBeenCalled();
});
