import { sql } from "kysely";

import { english } from "#contract/text/english.ts";
import { specNames } from "#features/products/contract.ts";
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
    "Closed-back headphones that keep the office out.",
    "Soft ear pads, a spring steel headband and thirty hours of music per charge. Noise cancelling removes the hum of the room; press the left ear cup to let voices through.",
    [english("Aluminium, leather"), english("Night blue"), "18 × 20 × 8 cm", "260 g", english("2 years")],
  ],
  speaker: [
    120,
    "Small enough for one hand, loud enough for the kitchen.",
    "Place it on the table or hang it up by its strap. Pair two of them for stereo. Rain does no harm, and neither does flour.",
    [english("Aluminium, cotton strap"), english("Terracotta"), "9 × 14 × 6 cm", "410 g", english("2 years")],
  ],
  chair: [
    18,
    "Solid beech, glued rather than screwed.",
    "The back flexes a little, the seat does not. Stacks four high, stands on felt, and needs oiling once every ten years.",
    [english("Beech, oiled"), english("Natural"), "46 × 79 × 48 cm", "4.6 kg", english("10 years")],
  ],
  desk: [
    4,
    "Two drawers, one cable duct, no screws in sight.",
    "The oak top is thick enough to lean on. The legs come off without tools, so it fits up any staircase.",
    [english("Oak, steel"), english("Oak, graphite"), "140 × 74 × 65 cm", "31 kg", english("10 years")],
  ],
  shelf: [
    42,
    "Two boards that hold thirty kilograms each.",
    "Mounts on four hidden screws. You can add more boards below. Each bracket is a single piece of steel.",
    [english("Oak, steel"), english("Oak, graphite"), "90 × 40 × 22 cm", "7.2 kg", english("5 years")],
  ],
  mug: [
    260,
    "Hand-thrown, so no two are quite alike.",
    "Holds a third of a litre, keeps it warm for longer than you would expect, and is dishwasher-safe.",
    [english("Stoneware"), english("Lagoon, sand"), "8 × 10 cm", "340 g", english("1 year")],
  ],
  kettle: [
    27,
    "A spout that pours exactly where you aim.",
    "The narrow neck gives full control for pour-over coffee. Works on gas, glass ceramic and induction hobs. The handle stays cool.",
    [english("Steel, walnut"), english("Brushed"), "28 × 19 × 15 cm", "780 g", english("5 years")],
  ],
  lamp: [
    51,
    "Light on the page, not in your eyes.",
    "The arm turns, the head tilts, and a touch on the joint dims the light. The bulb is replaceable.",
    [english("Steel, aluminium"), english("Signal red"), "38 × 52 cm", "2.1 kg", english("3 years")],
  ],
  pendant: [
    0,
    "A dome to hang over the table.",
    "Spun from a single sheet of aluminium and painted white inside, it directs all its light downwards. Comes with two metres of cord.",
    [english("Aluminium, brass"), english("Bottle green"), "42 × 26 cm", "1.8 kg", english("3 years")],
  ],
  notebook: [
    500,
    "192 pages of paper made for ink.",
    "Thread-sewn, so it lies flat from the first page. Numbered pages with a five-millimetre dot grid, a ribbon and a pocket at the back.",
    [english("Paper, linen"), english("Ruby"), "14 × 21 cm", "310 g", english("1 year")],
  ],
  backpack: [
    9,
    "Waxed canvas that would outlive any zip, so there is none.",
    "Eighteen litres closed by two buckles, a laptop pocket against your back, and leather straps that improve with age.",
    [english("Cotton, leather"), english("Olive"), "30 × 44 × 14 cm", "980 g", english("5 years")],
  ],
  clock: [
    73,
    "The station clock, but punctual.",
    "The red hand pauses at every full minute, as it does at the station. Silent, and readable from across the hall.",
    [english("Aluminium, glass"), english("White, black"), "25 × 4 cm", "620 g", english("2 years")],
  ],
};

const reviewers = "Hanna Igor Lucía Noor Pavel Greta Sami Yuki Aline Tom Carla Bálint Freja Olu Marta Jin".split(" ");
const opinions: readonly (readonly [overall: number, text: string])[] = [
  [5, "Exactly what I had hoped for, and it came a day early."],
  [5, "The third one in our household, which says it all."],
  [5, "Better made than you would expect at this price."],
  [4, "Very good, but the box was larger than our front door."],
  [4, "Does what it says. One star off because the colour is a little darker than in the picture."],
  [4, "Used every day for half a year, and it still looks new."],
  [3, "Good, but the instructions are a riddle."],
  [3, "Nice to look at, but I expected a bit more for the price."],
  [2, "Mine had a scratch. It was replaced without any questions, but still."],
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
