import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { sql } from "kysely";

import { nameDevice } from "#contract/account/device-name.ts";
import { english } from "#contract/text/english.ts";
import { type CookieOptions, cookiesOf } from "#server/auth/sessions/cookies.ts";
import { isSharedAccount } from "#server/auth/demo-accounts.ts";
import { createToken, hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { addActivities } from "#server/lib/rows/activities.ts";
import type { Session } from "#server/lib/http/implement.ts";

/** Days until a browser that was not used to sign in counts as new again. */
const deviceDays = 365;

export type DeviceOptions = CookieOptions & { readonly db: Db; readonly demoUsername: string | undefined };

/**
 * Remembers that a user has signed in from this browser, and tells the user if it is a new one. The first browser of an
 * account is not new. A browser is recognised by a cookie of its own, since others can send the same user agent.
 */
export async function noteDevice(context: Context, options: DeviceOptions, { id, person }: Session) {
  if (await isSharedAccount(options.db, options.demoUsername, person.id)) return;
  const name = `${cookiesOf(options).others}.device`;
  const token = getCookie(context, name) ?? createToken();
  await options.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isNew: boolean }>`
      with noted as (
        insert into known_devices (user_id, device_hash) values (${person.id}, ${hashToken(token)})
        on conflict (user_id, device_hash) do update set seen_at = now()
      )
      select not exists (
        select from known_devices where user_id = ${person.id} and device_hash = ${hashToken(token)}
      ) and (
        exists (select from known_devices where user_id = ${person.id})
        or exists (select from sessions where user_id = ${person.id} and id <> ${id})
      ) as is_new`.execute(transaction);
    if (!rows[0]?.isNew) return;
    const device = nameDevice(context.req.header("user-agent") ?? "");
    await addActivities(transaction, [
      {
        userId: person.id,
        actorId: person.id,
        type: "notifications",
        title: english("New sign-in"),
        text: device === "" ? english("Unknown browser") : "{{device}}",
        details: { device },
        href: "/profile",
        subject: id,
      },
    ]);
  });
  setCookie(context, name, token, {
    path: options.cookiePath,
    secure: options.isSecure,
    sameSite: "Lax",
    httpOnly: true,
    maxAge: deviceDays * 24 * 60 * 60,
  });
}

export const forgetOldDevices = (db: Db) =>
  db
    .deleteFrom("knownDevices")
    .where("seenAt", "<", sql<Date>`now() - make_interval(days => ${deviceDays})`)
    .execute();
