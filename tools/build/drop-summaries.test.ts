import { expect, test } from "vitest";

import { withoutSummaries } from "./drop-summaries.ts";

test("the summaries of endpoints are removed, on one line or two, and fields of that name stay", () => {
  const contract = `
const Post = z.object({
  summary: z.string(),
});
export const getPost = endpoint({
  method: "GET",
  summary: "A \\"post\\", with its author",
  path: "/post.json",
  summary:
    "A longer one, which does not fit on the line",
  response: Post,
});
`;
  expect(withoutSummaries(contract)).toBe(`
const Post = z.object({
  summary: z.string(),
});
export const getPost = endpoint({
  method: "GET",
  path: "/post.json",
  response: Post,
});
`);
});
