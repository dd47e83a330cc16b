import { sql } from "kysely";

import { specNames } from "#contract/products.ts";
import { catalogue } from "#server/db/seed/catalogue.ts";
import { createRandom } from "#server/db/seed/random.ts";
import { idFrom } from "#server/db/seed/id-from.ts";
import { hoursAgo, type Seed } from "#server/db/seed/people.ts";

type Slug = (typeof catalogue)[number]["slug"];

/** For each: the stock, a sentence, a description, and its specs in the order of `specNames`. */
const details: Readonly<
  Record<Slug, readonly [stock: number, summary: string, text: string, specs: readonly string[]]>
> = {
  headphones: [
    34,
    "Closed headphones that keep the office outside.",
    "Soft ear pads, a band of spring steel, and thirty hours of music from one charge. The noise cancelling listens to the room and takes away what hums; voices come through when you press the left ear.",
    ["Aluminium, leather", "Night blue", "18 × 20 × 8 cm", "260 g", "2 years"],
  ],
  speaker: [
    120,
    "A speaker for one hand and a whole kitchen.",
    "Stands on the table or hangs from its strap. Two of them find each other and play in stereo; rain does no harm, and neither does flour.",
    ["Aluminium, cotton strap", "Terracotta", "9 × 14 × 6 cm", "410 g", "2 years"],
  ],
  chair: [
    18,
    "Solid beech, glued and not screwed.",
    "The back gives a little, the seat does not. Four of them stack, the feet have felt, and after ten years you oil it once.",
    ["Beech, oiled", "Natural", "46 × 79 × 48 cm", "4.6 kg", "10 years"],
  ],
  desk: [
    4,
    "Two drawers, one cable duct, no screws in sight.",
    "The top is of oak and thick enough to lean on. The legs come off without tools, so it goes up any staircase.",
    ["Oak, steel", "Oak, graphite", "140 × 74 × 65 cm", "31 kg", "10 years"],
  ],
  shelf: [
    42,
    "Two boards that carry thirty kilograms each.",
    "Hangs on four screws that nobody sees. Boards can be added below, and the brackets are of one piece of steel.",
    ["Oak, steel", "Oak, graphite", "90 × 40 × 22 cm", "7.2 kg", "5 years"],
  ],
  mug: [
    260,
    "Thrown by hand, so that no two are quite alike.",
    "Holds a third of a litre, keeps it warm for longer than you would think, and goes into the dishwasher every day.",
    ["Stoneware", "Lagoon, sand", "8 × 10 cm", "340 g", "1 year"],
  ],
  kettle: [
    27,
    "A spout that pours where you look.",
    "The neck is narrow enough for coffee by the drop. It stands on gas, glass and induction, and the handle stays cool.",
    ["Steel, walnut", "Brushed", "28 × 19 × 15 cm", "780 g", "5 years"],
  ],
  lamp: [
    51,
    "Light on the page, none in the eyes.",
    "The arm turns, the head tilts, and a touch on the joint dims it. The bulb can be changed, which has become rare.",
    ["Steel, aluminium", "Signal red", "38 × 52 cm", "2.1 kg", "3 years"],
  ],
  pendant: [
    0,
    "A dome over the table.",
    "Spun from one sheet of aluminium and painted white inside, it throws its light down and leaves the ceiling in peace. Two metres of cord.",
    ["Aluminium, brass", "Bottle green", "42 × 26 cm", "1.8 kg", "3 years"],
  ],
  notebook: [
    500,
    "Paper that takes ink, on 192 pages.",
    "Sewn, so that it lies flat from the first page. Dots five millimetres apart, a pocket at the back, a ribbon, and numbers on every page.",
    ["Paper, linen", "Ruby", "14 × 21 cm", "310 g", "1 year"],
  ],
  backpack: [
    9,
    "Canvas that has been waxed and will outlive the zip, so there is none.",
    "Eighteen litres behind two buckles, a pocket for the laptop against your back, and straps of leather that get better.",
    ["Cotton, leather", "Olive", "30 × 44 × 14 cm", "980 g", "5 years"],
  ],
  clock: [
    73,
    "As on the platform, only punctual.",
    "The red hand waits for the full minute, as it does at the station. Silent, and read from across the hall.",
    ["Aluminium, glass", "White, black", "25 × 4 cm", "620 g", "2 years"],
  ],
};

const reviewers = "Hanna Igor Lucía Noor Pavel Greta Sami Yuki Aline Tom Carla Bálint Freja Olu Marta Jin".split(" ");
const opinions: readonly (readonly [overall: number, text: string])[] = [
  [5, "Exactly what I had hoped for, and it came a day early."],
  [5, "The third one in our household by now. Says enough, I think."],
  [5, "Better made than it had to be at this price."],
  [4, "Very good, only the box was larger than our front door."],
  [4, "Does what it says. One star less because the colour is a little darker than in the picture."],
  [4, "Used every day for half a year, and it looks as it did at the beginning."],
  [3, "Good, but the instructions are a riddle."],
  [3, "Nice to look at. For what it costs I had expected a bit more."],
  [2, "Mine had a scratch. It was exchanged without a word, but still."],
  [5, "A present for my father, who does not praise things. He praised it."],
  [4, "Solid, simple, no nonsense. Would buy it again."],
];

export const seedProducts: Seed = async (db, context) => {
  const { below, oneOf } = createRandom(12);
  for (const { slug, name, category, price } of catalogue) {
    const [stock, summary, description, specs] = details[slug];
    const reviews = Array.from({ length: 2 + below(6) }, () => oneOf(opinions))
      .filter((opinion, index, all) => all.indexOf(opinion) === index)
      .map(([overall, review], index) => ({
        id: idFrom(`review ${slug} ${index}`),
        name: oneOf(reviewers),
        email: `${slug}.${index}@example.com`,
        review,
        overall,
        quality: Math.min(5, Math.max(1, overall + 1 - below(3))),
        reliability: Math.min(5, Math.max(1, overall + 1 - below(2))),
        createdAt: hoursAgo(context, 30 + below(4000)),
      }));
    const { id: productId } = await db
      .insertInto("products")
      .values({
        slug: name.toLowerCase().replaceAll(" ", "-"),
        name,
        category,
        summary,
        description,
        price,
        stock,
        pictures: ["", "-close", "-plan"].map((view) => `products/${slug}${view}.svg`),
        specs: JSON.stringify(specNames.map((spec, index) => ({ name: spec, value: specs[index] ?? "" }))),
        reviewCount: reviews.length,
        ratingSum: reviews.reduce((sum, { overall }) => sum + overall, 0),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("productReviews")
      .values(reviews.map((review) => ({ ...review, productId })))
      .execute();
  }
  await sql`analyze products`.execute(db);
};
