import { createAuthOptions } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";

/** The settings of a server on which people sign in. Its cookies are signed with the secret of `addPeople`. */
export const signInEnvironment = {
  ATRIUM_AUTH: "required",
  ATRIUM_SECRET: "the secret of a benchmark and of nothing else",
};

/**
 * Adds people, with a session each.
 *
 * @returns the cookies of their browsers, as in the header: `name=value`
 */
export async function addPeople(db: Db, count: number): Promise<readonly string[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    username: `bench.${index}`,
    name: `Person ${index}`,
    email: `bench.${index}@office.example`,
    picture: "",
  }));
  const added = await db.insertInto("users").values(people).returning("id").execute();
  const { engine } = createAuthOptions({
    db,
    secret: signInEnvironment.ATRIUM_SECRET,
    demoUsername: undefined,
    publicAddress: () => "http://localhost/",
  });
  const cookies: string[] = [];
  for (const { id } of added) {
    const { headers } = await engine().api.beginSession({
      body: { userId: id },
      headers: new Headers(),
      returnHeaders: true,
    });
    cookies.push(headers.getSetCookie()[0]?.split(";")[0] ?? "");
  }
  return cookies;
}
