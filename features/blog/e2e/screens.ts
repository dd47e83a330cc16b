import { listBlogPosts } from "#features/blog/contract.ts";
import type { ReadApi, ScreenFacts } from "#e2e/support/screen-facts.ts";

/** The id of a published post that the demo user may edit. */
async function findOwnPost(readApi: ReadApi) {
  const { data } = listBlogPosts.response.parse(await readApi(`${listBlogPosts.path}?size=100`));
  return data.find(({ isMine }) => isMine)?.id ?? "none";
}

export const facts: ScreenFacts = {
  addresses: {
    "/blog/$post": async (readApi) => `/blog/${await findOwnPost(readApi)}`,
    "/blog/$post/edit": async (readApi) => `/blog/${await findOwnPost(readApi)}/edit`,
  },
  smoke: "/blog",
};
