import { queryOptions } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { topicKey, unannouncedKey } from "#web/lib/api/query-keys.ts";

test("a key starts with its topic, or with the name of an unannounced query", () => {
  expect(topicKey("session", "devices", 1)).toEqual(["session", "devices", 1]);
  expect(unannouncedKey("regions", "FR")).toEqual(["regions", "FR"]);
});

test("a key without a declared topic does not compile", () => {
  // @ts-expect-error -- no feature declares this topic
  expect(topicKey("sesion")).toEqual(["sesion"]);
  // @ts-expect-error -- neither a topic nor `unannouncedKey`
  expect(queryOptions({ queryKey: ["regions"], queryFn: () => 1 }).queryKey).toEqual(["regions"]);
});
