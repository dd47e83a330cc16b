import { maxLikers, sectionKeys } from "#features/forum/contract.ts";
import type { Db } from "#server/db/client.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import { demoUsername, hoursAgo, idOf, people, type Seed, type SeedContext } from "#server/db/seed/people.ts";
import { createRandom } from "#server/db/seed/random.ts";
import announcements from "#features/forum/server/seed/announcements.json" with { type: "json" };
import help from "#features/forum/server/seed/help.json" with { type: "json" };
import ideas from "#features/forum/server/seed/ideas.json" with { type: "json" };
import offTopic from "#features/forum/server/seed/off-topic.json" with { type: "json" };
import product from "#features/forum/server/seed/product.json" with { type: "json" };
import { quotePost, toHtml } from "#features/forum/server/seed/to-html.ts";
import { type SeedReply, SeedSection, type SeedTopic, type Who } from "#features/forum/server/seed/topic.ts";
import { htmlToText } from "#server/lib/text/sanitize.ts";

type Random = ReturnType<typeof createRandom>;

const sections = [announcements, help, ideas, product, offTopic].map((section) => SeedSection.parse(section));

/** In hours: the demo user has marked everything before this as read. */
const readBefore = 20;
/** Of the topics with later posts, the demo user has opened every third, except for the last posts of some. */
const openedEvery = 3;
const maxUnreadOfOpened = 2;

/** A forum of several weeks, in which the demo user has missed the last day. */
export const seedForum: Seed = async (db, context) => {
  const random = createRandom(20_260_401);
  for (const section of sections) {
    for (const topic of section.topics) await addTopic(db, context, section, topic, random);
  }
  await db
    .insertInto("forumSectionMarks")
    .values(
      people.flatMap(({ username }) =>
        sectionKeys.map((section) => ({
          userId: idOf(context, username),
          section,
          readAt: hoursAgo(context, username === demoUsername ? readBefore : 0),
        })),
      ),
    )
    .execute();
  await openSome(db, context);
};

async function addTopic(db: Db, context: SeedContext, section: SeedSection, topic: SeedTopic, random: Random) {
  const { title, by, body, hours } = topic;
  const id = idFrom(`topic: ${title}`);
  const entries: readonly SeedReply[] = [[by, body], ...topic.replies, ...inventReplies(section, topic, random)];
  const times = spread(entries.length, hours, random);
  const posts = entries.map(([author, text], place) => {
    const quoted = place > 1 && random.below(9) === 0 ? entries[random.below(place)] : undefined;
    const html = (quoted ? quotePost(nameOf(quoted[0]), quoted[1]) : "") + toHtml(text);
    return {
      id: place === 0 ? id : idFrom(`${title} ${place}: ${text}`),
      topicId: id,
      userId: idOf(context, usernameOf(author)),
      number: place + 1,
      body: html,
      plainText: htmlToText(html),
      createdAt: hoursAgo(context, times[place] ?? 0),
    };
  });
  await db
    .insertInto("forumTopics")
    .values({
      id,
      userId: idOf(context, usernameOf(by)),
      section: section.key,
      title,
      lastNumber: posts.length,
      postCount: posts.length,
      latestNumber: posts.length,
      latestAt: hoursAgo(context, times.at(-1) ?? hours),
      createdAt: hoursAgo(context, hours),
    })
    .execute();
  await db.insertInto("forumPosts").values(posts).execute();
  await db
    .insertInto("forumCounts")
    .values({ section: section.key, topics: 1, posts: posts.length })
    .onConflict((conflict) =>
      conflict.column("section").doUpdateSet((eb) => ({
        topics: eb("forumCounts.topics", "+", 1),
        posts: eb("forumCounts.posts", "+", posts.length),
      })),
    )
    .execute();
  const likes = posts.flatMap((post) => likesOf(post, context, random));
  if (likes.length > 0) await db.insertInto("forumLikes").values(likes).execute();
}

/** Replies of the section by colleagues in turn, none twice in a topic. */
function inventReplies({ replies }: SeedSection, { more, replies: own, by }: SeedTopic, random: Random): SeedReply[] {
  const first = random.below(replies.length);
  const others = people.map(({ firstName }) => firstName.toLowerCase() as Who).filter((who) => who !== by);
  const start = random.below(others.length) + own.length;
  return Array.from({ length: more }, (_, place): SeedReply => [
    // Five and nine have no common divisor, so that neighbours differ.
    others[(start + place * 5) % others.length] as Who,
    replies[(first + place) % replies.length] as string,
  ]);
}

/** Hours before now, falling from `start`: most replies come soon, and the last ones days later. */
function spread(count: number, start: number, random: Random): readonly number[] {
  const length = Math.min(start * 0.94, 4 * count + random.below(30));
  return Array.from({ length: count }, (_, place) => start - length * (place / Math.max(count - 1, 1)) ** 1.4);
}

function likesOf(post: { id: string; userId: string; number: number }, context: SeedContext, random: Random) {
  const count = random.below(3) === 0 ? 0 : random.below(post.number === 1 ? Math.min(maxLikers, 8) : 4);
  const start = random.below(people.length);
  return Array.from({ length: count }, (_, place) => people[(start + place * 3) % people.length])
    .flatMap((person) => (person ? [idOf(context, person.username)] : []))
    .filter((userId) => userId !== post.userId)
    .map((userId) => ({ postId: post.id, userId }));
}

async function openSome(db: Db, context: SeedContext) {
  const topics = await db
    .selectFrom("forumTopics")
    .select(["id", "lastNumber"])
    .where("latestAt", ">", hoursAgo(context, readBefore))
    .orderBy("latestAt", "desc")
    .orderBy("id")
    .execute();
  const opened = topics.filter((_, place) => place % openedEvery === 1);
  if (opened.length === 0) return;
  await db
    .insertInto("forumTopicMarks")
    .values(
      opened.map(({ id, lastNumber }, place) => ({
        userId: idOf(context, demoUsername),
        topicId: id,
        readNumber: Math.max(lastNumber - (place % (maxUnreadOfOpened + 1)), 1),
      })),
    )
    .execute();
}

const personOf = (who: Who) => {
  const person = people.find(({ firstName }) => firstName.toLowerCase() === who);
  if (!person) throw new Error(`There is no ${who} in the seed`);
  return person;
};
const nameOf = (who: Who) => personOf(who).name;
const usernameOf = (who: Who) => personOf(who).username;
