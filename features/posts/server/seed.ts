import { idFrom } from "#server/db/seed/id-from.ts";
import { hoursAgo, idOf, type Seed } from "#server/db/seed/people.ts";

type SeedPost = {
  readonly by: string;
  readonly hours: number;
  readonly body: string;
  readonly likes: readonly string[];
  readonly comments: readonly (readonly [by: string, hours: number, body: string])[];
};

const posts: readonly SeedPost[] = [
  {
    by: "mei.tanaka",
    hours: 3,
    body: "The new price list is out for review. If something looks odd to you, it probably is: tell me before Thursday.",
    likes: ["robin.vale", "amara.okafor", "omar.haddad"],
    comments: [
      ["robin.vale", 2.5, "Reading it now. The second table is much clearer than last year's."],
      ["jonas.lindqvist", 1, "Freight to the islands is missing."],
    ],
  },
  {
    by: "omar.haddad",
    hours: 9,
    body: "Archive room, before and after. Forty boxes went to recycling, and we found the stapler.",
    likes: ["robin.vale", "mei.tanaka", "priya.raman", "lucas.moreau", "elena.petrova"],
    comments: [["sofia.almeida", 8, "The stapler! I had given up hope."]],
  },
  {
    by: "priya.raman",
    hours: 27,
    body: "Support answered 94 of 100 requests within a day this week. Thank you to everyone on the phones.",
    likes: ["amara.okafor", "robin.vale"],
    comments: [],
  },
  {
    by: "lucas.moreau",
    hours: 31,
    body: "Does anyone know a good place for twenty people, with a garden and not too loud?",
    likes: [],
    comments: [
      ["elena.petrova", 30, "The old mill by the canal. Ask for the long table."],
      ["mateo.cruz", 29, "Seconded."],
    ],
  },
  {
    by: "robin.vale",
    hours: 50,
    body: "First week with the new dashboard. I have not opened the spreadsheet once.",
    likes: ["mei.tanaka", "jonas.lindqvist", "mateo.cruz"],
    comments: [["amara.okafor", 49, "The spreadsheet misses you."]],
  },
  {
    by: "elena.petrova",
    hours: 76,
    body: "Contract signed. Details at Monday's meeting, cake today at four.",
    likes: ["robin.vale", "amara.okafor", "omar.haddad", "sofia.almeida", "lucas.moreau", "priya.raman"],
    comments: [["omar.haddad", 75.5, "On my way."]],
  },
];

/** Posts and comments of the office. */
export const seedPosts: Seed = async (db, context) => {
  for (const { by, hours, body, likes, comments } of posts) {
    const id = idFrom(body);
    await db
      .insertInto("posts")
      .values({ id, userId: idOf(context, by), body, createdAt: hoursAgo(context, hours) })
      .execute();
    if (likes.length > 0) {
      await db
        .insertInto("postLikes")
        .values(likes.map((username) => ({ postId: id, userId: idOf(context, username) })))
        .execute();
    }
    for (const [author, ago, text] of comments) {
      await db
        .insertInto("postComments")
        .values({
          id: idFrom(`${body}: ${text}`),
          postId: id,
          userId: idOf(context, author),
          body: text,
          createdAt: hoursAgo(context, ago),
        })
        .execute();
    }
  }
};
