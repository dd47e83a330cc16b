import { idFrom } from "#server/db/seed/id-from.ts";
import { demoUsername, hoursAgo, idOf, people, type Seed } from "#server/db/seed/people.ts";
import { createRandom } from "#server/db/seed/random.ts";
import { albums, demoPictures, type Subject } from "#features/gallery/server/demo-pictures.ts";

/** Pictures of the last year, in six albums. Every second one is the demo user's, the rest are the colleagues'. */
export const seedGallery: Seed = async (db, context) => {
  const { below } = createRandom(37);
  const colleagues = people.slice(1);
  // A fixed shuffle, so that the newest pictures are of all albums.
  const shuffled = demoPictures
    .map((picture) => ({ picture, place: below(1_000_000) }))
    .toSorted((one, other) => one.place - other.place);
  await db
    .insertInto("galleryPictures")
    .values(
      shuffled.map(({ picture: { name, caption, width, height } }, index) => ({
        id: idFrom(`picture: ${name}`),
        userId: idOf(
          context,
          index % 2 === 0 ? demoUsername : (colleagues[((index - 1) / 2) % colleagues.length]?.username ?? ""),
        ),
        album: albums[name.split("-")[0] as Subject],
        caption,
        width,
        height,
        takenAt: hoursAgo(context, 20 + index * 160 + below(140)),
        file: `gallery/${name}.svg`,
      })),
    )
    .execute();
};
