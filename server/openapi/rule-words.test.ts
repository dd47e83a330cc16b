import { expect, test } from "vitest";
import type { z } from "zod/mini";

import { findDictionary } from "#server/lib/dictionaries.ts";
import { unfoldUnion } from "#server/lib/http/unfold-union.ts";
import { regularEndpoints } from "#server/openapi/endpoints.ts";

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
};

/** A value of a schema's form whose fields all have the same value. */
function fill(schema: z.ZodMiniType, value: unknown, depth = 0): unknown {
  const { shape, element, innerType, in: first, options } = schema._zod.def as unknown as Definition;
  if (depth > 6) return value;
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fill(field, value, depth + 1)]));
  if (element) return [fill(element, value, depth + 1)];
  const inner = innerType ?? first ?? options?.find((each) => (each._zod.def as unknown as Definition).shape);
  return inner ? fill(inner, value, depth + 1) : value;
}

/** Each of them breaks other rules. */
const wrong = [
  undefined,
  null,
  "",
  " ",
  "x",
  "x".repeat(100_000),
  "two\nlines",
  "7",
  "1".repeat(50),
  0,
  -1e15,
  1e15,
  0.5,
  Number.NaN,
  true,
  [],
  Array.from({ length: 5000 }, () => "x"),
  {},
];

const words = new Set(Object.keys(findDictionary("de") ?? {}));

test.each(
  regularEndpoints.flatMap(({ endpoint }) =>
    endpoint.body ? [[`${endpoint.method} ${endpoint.path}`, endpoint.body] as const] : [],
  ),
)("every rule of %s has its own words, in every language", (_, body) => {
  const messages = wrong
    .flatMap((value) => [value, fill(body, value)])
    .flatMap((value) => (body.safeParse(value).error?.issues ?? []).flatMap(unfoldUnion))
    .map(({ message }) => message);
  expect([...new Set(messages)].filter((message) => !words.has(message))).toEqual([]);
});

test("what is too long says so, and what is missing is required", () => {
  const register = regularEndpoints.find(({ name }) => name === "register")?.endpoint.body;
  const issues = register?.safeParse({ firstName: "x".repeat(61) }).error?.issues ?? [];
  const messageOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  expect(messageOf("firstName")).toBe("The text is too long");
  expect(messageOf("password")).toBe("This field is required");
});
