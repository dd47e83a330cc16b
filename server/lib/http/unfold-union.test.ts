import { expect, test } from "vitest";
import { z } from "zod/mini";

import { unfoldUnion } from "#server/lib/http/unfold-union.ts";

const Shape = z.union([
  z.object({ kind: z.literal("circle"), radius: z.number({ error: "Enter a radius" }) }),
  z.object({ kind: z.literal("box"), width: z.number({ error: "Enter a width" }), height: z.number() }),
]);

const issuesOf = (schema: z.ZodMiniType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? [])
    .flatMap(unfoldUnion)
    .map(({ path, message }) => [path.join("."), message]);

test("the issues are those of the object that the literal names", () => {
  expect(issuesOf(Shape, { kind: "circle" })).toEqual([["radius", "Enter a radius"]]);
  expect(issuesOf(Shape, { kind: "box", height: 1 })).toEqual([["width", "Enter a width"]]);
  expect(issuesOf(z.object({ shape: Shape }), { shape: { kind: "circle" } })).toEqual([
    ["shape.radius", "Enter a radius"],
  ]);
});

test("an unknown literal is named", () => {
  expect(issuesOf(Shape, { kind: "line", radius: 1 }).map(([path]) => path)).toEqual(["kind"]);
});

test("a union of single values keeps its message", () => {
  const Size = z.union([z.number(), z.literal("auto")], { error: "Enter a size" });
  expect(issuesOf(z.object({ size: Size }), { size: [] })).toEqual([["size", "Enter a size"]]);
});
