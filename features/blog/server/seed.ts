import { toColumns } from "#features/blog/server/clean-post.ts";
import officeArticles from "#features/blog/server/demo/office-articles.json" with { type: "json" };
import productArticles from "#features/blog/server/demo/product-articles.json" with { type: "json" };
import { type SeedArticle, SeedArticles } from "#features/blog/server/demo/seed-article.ts";
import teamArticles from "#features/blog/server/demo/team-articles.json" with { type: "json" };
import type { Db } from "#server/db/client.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import { hoursAgo, idOf, people, type Seed, type SeedContext } from "#server/db/seed/people.ts";

const articles = SeedArticles.parse([...officeArticles, ...productArticles, ...teamArticles]);

/** Posts of the colleagues with comments, and a draft of the demo user. */
export const seedBlog: Seed = async (db, context) => {
  await db
    .insertInto("blogPosts")
    .values(articles.map((article) => toPost(article, context)))
    .execute();
  for (const article of articles) await addComments(db, context, article);
};

function toPost({ by, days, title, summary = "", tags, body, isDraft = false }: SeedArticle, context: SeedContext) {
  const time = hoursAgo(context, days * 24);
  const html = body.join("\n");
  return {
    id: idFrom(`article: ${title}`),
    userId: idOf(context, by),
    title,
    summary,
    tags: [...tags],
    body: html,
    ...toColumns({ body: html }),
    isPublished: !isDraft,
    publishedAt: isDraft ? null : time,
    createdAt: time,
    updatedAt: time,
  };
}

async function addComments(db: Db, context: SeedContext, { days, title, comments = [] }: SeedArticle) {
  if (comments.length === 0) return;
  const rows = comments.map(([by, hoursLater, comment]) => {
    const { name, email } = people.find(({ username }) => username === by) ?? people[0];
    return {
      id: idFrom(`comment on ${title}: ${comment}`),
      postId: idFrom(`article: ${title}`),
      userId: idOf(context, by),
      name,
      email,
      comment,
      createdAt: hoursAgo(context, days * 24 - hoursLater),
    };
  });
  await db.insertInto("blogComments").values(rows).execute();
}
