import { expect, test } from "vitest";

import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { ApiError } from "#web/lib/api/api-client.ts";
import { type FailureKind, judgeFailure } from "#web/shell/layout/judge-failure.ts";

test.each<[ErrorCode, FailureKind]>([
  ["invalid_input", "refused"],
  ["forbidden", "refused"],
  ["not_found", "refused"],
  ["too_large", "refused"],
  ["signed_out", "session"],
  ["locked", "session"],
  ["account_changed", "session"],
  ["too_many_requests", "later"],
  ["rate_limited", "later"],
  ["internal", "later"],
  ["unavailable", "later"],
  ["timeout", "later"],
  ["disk_full", "later"],
])("a save that fails with %s is classified as %s", (code, kind) => {
  expect(judgeFailure(new ApiError(errorStatus[code], "", "", { code, message: "" }))).toBe(kind);
});

test("a save without a readable response is classified as later", () => {
  expect(judgeFailure(new ApiError(0, "No connection", ""))).toBe("later");
  expect(judgeFailure(new ApiError(502, "Bad Gateway", ""))).toBe("later");
  expect(judgeFailure(new TypeError("not what the contract says"))).toBe("later");
});
