import { expect, test } from "vitest";

import { type EndedRequest, summarize } from "./requests.ts";

const request = (from: number, to: number, status = 200): EndedRequest => ({
  kind: "read",
  detail: "",
  from,
  to,
  status,
});

test("the requests that ran in an interval, by what they met", () => {
  const requests = [request(0, 5), request(8, 12), request(15, 28, 503), request(18, 19, 0), request(21, 30, 500)];
  const { count, refused, unexpected, longestMs } = summarize(requests, { from: 10, to: 20 });
  expect({ count, refused, unexpected, longestMs }).toEqual({ count: 3, refused: 2, unexpected: [], longestMs: 13 });
});

test("an answer that no client expects is found, and a request that ends in an error counts as long as it took", () => {
  const requests = [request(0, 5, 500), request(0, 20_000, 0), request(0, 2, 404)];
  const { unexpected, longestMs } = summarize(requests, { from: 0, to: 100 });
  expect(unexpected.map(({ status }) => status)).toEqual([500, 404]);
  expect(longestMs).toBe(20_000);
});

test("no requests", () => {
  expect(summarize([], { from: 0, to: 1 })).toMatchObject({ count: 0, longestMs: 0, longest: undefined });
});
