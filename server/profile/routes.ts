import type { Hono } from "hono";

import { english } from "#contract/english.ts";
import * as contract from "#contract/profile.ts";
import { isSharedAccount } from "#server/auth/demo-accounts.ts";
import { storePicture } from "#server/auth/pictures.ts";
import type { AuthOptions } from "#server/auth/routes.ts";
import type { Db } from "#server/db/client.ts";
import { announce, everybody } from "#server/lib/announce.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement, requirePerson } from "#server/lib/implement.ts";
import { refuseConflict } from "#server/lib/row-versions.ts";
import { countTimeline, findProfile, listTimeline, updateProfile } from "#server/profile/queries.ts";

const noSuchPerson = english("Person not found");

type ProfileOptions = { readonly db: Db; readonly auth: Pick<AuthOptions, "demoUsername"> };

export function profileRoutes(app: Hono<AppEnv>, { db, auth: { demoUsername } }: ProfileOptions) {
  /** Adds what depends on the server's mode. */
  const describe = async (profile: Awaited<ReturnType<typeof findProfile>>, personId: string) => ({
    ...found(profile, noSuchPerson),
    isShared: await isSharedAccount(db, demoUsername, personId),
  });

  implement(app, contract.getProfile, async ({ person }) => describe(await findProfile(db, person.id), person.id));

  implement(app, contract.updateProfile, async ({ person, body: { version, ...change } }) =>
    describe(refuseConflict(found(await updateProfile(db, person.id, version, change), noSuchPerson)), person.id),
  );

  implement(app, contract.getTimeline, ({ person, query }) => listTimeline(db, person.id, query));

  implement(app, contract.countTimeline, ({ person }) => countTimeline(db, person.id));

  // Not mounted with `implement`: the body is the picture itself.
  app.put(contract.profilePicturePath, async (context) => {
    const person = requirePerson(context, "viewer");
    const content = new Uint8Array(await context.req.arrayBuffer());
    if (!(await storePicture(db, person.id, "api", content))) {
      throw new AppError("invalid_input", "Choose a PNG, JPEG, GIF or WebP picture");
    }
    await db.transaction().execute((transaction) => announce(transaction, "profile", everybody));
    const profile = await describe(await findProfile(db, person.id), person.id);
    return context.json(contract.getProfile.response.parse(profile));
  });
}
