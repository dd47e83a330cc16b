import type { Hono } from "hono";

import * as contract from "#contract/profile.ts";
import { keepPicture } from "#server/auth/pictures.ts";
import type { Db } from "#server/db/client.ts";
import { announce, everybody } from "#server/lib/announce.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement, requirePerson } from "#server/lib/implement.ts";
import { findProfile, listTimeline, updateProfile } from "#server/profile/queries.ts";

const noSuchPerson = "There is no such person";

export function profileRoutes(app: Hono<AppEnv>, db: Db) {
  implement(app, contract.getProfile, async ({ person }) => found(await findProfile(db, person.id), noSuchPerson));

  implement(app, contract.updateProfile, async ({ person, body }) =>
    found(await updateProfile(db, person.id, body), noSuchPerson),
  );

  implement(app, contract.getTimeline, ({ person, query }) => listTimeline(db, person.id, query));

  // Not JSON, so not through `implement`: what is sent is the picture itself.
  app.put(contract.profilePicturePath, async (context) => {
    const person = requirePerson(context);
    const content = new Uint8Array(await context.req.arrayBuffer());
    if (!(await keepPicture(db, person.id, "api", content))) {
      throw new AppError("invalid_input", "This is no picture that can be shown: take a PNG, JPEG, GIF or WebP");
    }
    await db.transaction().execute((transaction) => announce(transaction, "profile", everybody));
    return context.json(contract.getProfile.response.parse(await findProfile(db, person.id)));
  });
}
