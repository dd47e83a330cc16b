import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#contract/account/profile.ts";
import { isSharedAccount } from "#server/auth/demo-accounts.ts";
import { storePicture } from "#server/auth/pictures.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { AppError, found } from "#server/lib/errors.ts";
import type { FeatureContext } from "#server/lib/feature.ts";
import { type AppEnv, implement, requirePerson } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";
import type { UserTimeline } from "#server/lib/rows/user-timeline.ts";
import { countTimeline, findProfile, listTimeline, updateProfile } from "#server/profile/queries.ts";

const noSuchPerson = english("Person not found");

type ProfileOptions = Pick<FeatureContext, "db" | "timelines"> & { readonly auth: Pick<AuthOptions, "demoUsername"> };

export function profileRoutes(app: Hono<AppEnv>, { db, auth: { demoUsername }, timelines }: ProfileOptions) {
  const figures = Object.assign({}, ...timelines.map((each) => each.figures)) as NonNullable<UserTimeline["figures"]>;
  const sources = timelines.flatMap(({ activities = [] }) => activities);
  const find = (personId: string) => findProfile(db, personId, figures);

  /** Adds what depends on the server's mode. */
  const describe = async (profile: Awaited<ReturnType<typeof findProfile>>, personId: string) => ({
    ...found(profile, noSuchPerson),
    isShared: await isSharedAccount(db, demoUsername, personId),
  });

  implement(app, contract.getProfile, async ({ person }) => describe(await find(person.id), person.id));

  implement(app, contract.updateProfile, async ({ person, body: { version, ...change } }) =>
    describe(
      refuseConflict(found(await updateProfile(db, person.id, figures, version, change), noSuchPerson)),
      person.id,
    ),
  );

  implement(app, contract.getTimeline, ({ person, query }) => listTimeline(db, person.id, sources, query));

  implement(app, contract.countTimeline, ({ person }) => countTimeline(db, person.id, sources));

  // Not mounted with `implement`: the body is the picture itself.
  app.put(contract.profilePicturePath, async (context) => {
    const person = requirePerson(context, "viewer");
    const content = new Uint8Array(await context.req.arrayBuffer());
    if (!(await storePicture(db, person.id, "api", content))) {
      throw new AppError("invalid_input", "Choose a PNG, JPEG, GIF or WebP picture");
    }
    await db.transaction().execute((transaction) => announce(transaction, "profile", everybody));
    const profile = await describe(await find(person.id), person.id);
    return context.json(contract.getProfile.response.parse(profile));
  });
}
