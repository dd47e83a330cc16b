import { normalizePath } from "vite";
import { expect, test } from "vitest";

import { root } from "../lib/run-command.ts";
import { inProject } from "./chunk-groups.ts";

const base = normalizePath(root);

test("a group has the modules of a folder, and a component with its sheet", () => {
  const isInGroup = inProject("web/ui/drag/", "web/ui/display/card");
  expect(isInGroup(`${base}web/ui/drag/follow-pointer.ts`)).toBe(true);
  expect(isInGroup(`${base}web/ui/display/card.tsx`)).toBe(true);
  expect(isInGroup(`${base}web/ui/display/card.module.css`)).toBe(true);
  expect(isInGroup(`${base}web/ui/display/carousel.tsx`)).toBe(false);
  expect(isInGroup(`${base}features/blog/web/ui/drag/drag.ts`)).toBe(false);
});

test("a path that has moved ends the build", () => {
  expect(() => inProject("web/ui/display/cards")).toThrow("web/ui/display/cards");
});
