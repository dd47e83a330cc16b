import { expect } from "vitest";

import { type AppOptions, createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import type { Db } from "#server/db/client.ts";

/** A valid request body for `POST /auth/register`. */
export const ada = {
  username: "ada.lovelace",
  email: "ada@office.example",
  firstName: "Ada",
  lastName: "Lovelace",
  gender: "female",
  password: "analytical",
  passwordConfirm: "analytical",
  terms: true,
};

/** Adds a person. */
export const addPerson = (db: Db, username: string, name = username) =>
  db
    .insertInto("users")
    .values({ username, name, email: `${username}@example.org`, picture: `people/${username}.svg` })
    .returning(["id", "username"])
    .executeTakeFirstOrThrow();

/**
 * The API as a person uses it, returning the status with the body.
 *
 * @param username undefined where people sign in: requests then name their session in a cookie
 */
export function apiOf(db: Db, { username }: { username: string | undefined }, options: Partial<AppOptions> = {}) {
  // A hash at the usual cost takes longer than most tests.
  const app = createApp({ db, demoUsername: username, passwords: createPasswords(4), ...options });
  const request =
    (method: string) =>
    async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await app.request(path, {
        method,
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-assignment -- a test looks into answers of every shape
      const answered: any = text ? JSON.parse(text) : undefined;
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- as above
      return { status: response.status, headers: response.headers, body: answered };
    };
  return {
    get: (path: string, headers?: Record<string, string>) => request("GET")(path, undefined, headers),
    post: request("POST"),
    put: request("PUT"),
    patch: request("PATCH"),
    delete: request("DELETE"),
  };
}

/** Any text, in the expected shape of a response. */
export const anyText = expect.any(String) as unknown;

/** A list that has such a row. */
export const some = (row: object): unknown => expect.arrayContaining([expect.objectContaining(row)]);
