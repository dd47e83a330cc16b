import type { Hono } from "hono";

import { picturePath } from "#contract/users.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "#server/lib/http/implement.ts";
import { isUuid } from "#server/lib/is-uuid.ts";
import { recognizeType } from "#server/lib/http/media-types.ts";

/** In bytes and milliseconds. */
const maxPicture = 1_000_000;
const timeoutMs = 5000;

/** @returns undefined if the bytes are not an accepted image */
function typeOfPicture(bytes: Uint8Array) {
  const type = recognizeType(bytes);
  return type?.startsWith("image/") ? type : undefined;
}

/** Replaces a person's picture. The new one gets a new address, so that browsers do not show a cached one. */
export async function storePicture(db: Db, userId: string, apiRoot: string, content: Uint8Array) {
  const type = typeOfPicture(content);
  if (!type || content.byteLength > maxPicture) return undefined;
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("pictures").where("userId", "=", userId).execute();
    const { id } = await transaction
      .insertInto("pictures")
      .values({ userId, type, content: Buffer.from(content) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const picture = `${apiRoot}${picturePath}/${id}`;
    await transaction.updateTable("users").set({ picture }).where("id", "=", userId).execute();
    return picture;
  });
}

/**
 * Downloads a picture from a provider, so that browsers never contact the provider themselves. A file that is not an
 * image, is too large, or cannot be fetched is skipped.
 *
 * @param isTrial whether the provider itself is reached over http on a loopback address
 */
export async function fetchPicture(address: string, isTrial: boolean): Promise<Uint8Array | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== "https:" && !(isTrial && url.protocol === "http:"))) return undefined;
  try {
    // A redirect could lead into the internal network.
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || Number(response.headers.get("content-length") ?? 0) > maxPicture) return undefined;
    return await readUpTo(response, maxPicture);
  } catch {
    return undefined;
  }
}

async function readUpTo(response: Response, max: number) {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
  if (!body) return undefined;
  for await (const part of body) {
    size += part.byteLength;
    if (size > max) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Public to anybody with the unguessable address, because the lock screen shows the person's picture. */
export function picturesRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  app.get(`${picturePath}/:id`, async (context) => {
    const id = context.req.param("id");
    const picture = isUuid(id)
      ? await db.selectFrom("pictures").select(["type", "content"]).where("id", "=", id).executeTakeFirst()
      : undefined;
    if (!picture) throw new AppError("not_found", "Picture not found");
    return context.body(new Uint8Array(picture.content), 200, {
      "content-type": picture.type,
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });
}
