import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { createApp } from "#server/app.ts";
import { createToken } from "#server/auth/tokens.ts";
import { openSession } from "#server/auth/testing.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { createTestDatabase } from "#server/db/testing.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { ada, addPerson } from "#server/lib/testing.ts";
import { createDataDirectory, endServer, launchServer } from "#server/testing.ts";
import { openDiskStore } from "#server/uploads/disk-store.ts";

/** A place for uploads, and the local directory that receives them. */
export type UploadPlace = {
  readonly directory: string;
  readonly contents: ContentStore;
  /** The names of all files, below the place. */
  readonly list: () => Promise<string[]>;
  readonly remove: () => Promise<void>;
};

/** A new directory for uploads. */
export async function openUploadDirectory(): Promise<UploadPlace> {
  const directory = await mkdtemp(path.join(tmpdir(), "atrium-uploads-"));
  return {
    directory,
    contents: openDiskStore(directory),
    list: () => listFiles(directory),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** The app as one person uses it, with a place for files. */
export const openUploadApp = (db: Db, username: string, contents: ContentStore) =>
  createApp({ db, demoUsername: username, passwords: createPasswords(4), contents });

export type UploadApp = ReturnType<typeof openUploadApp>;

/** The name of a content: its hash, behind a folder of the first two digits. */
export function nameOf(content: string | Uint8Array) {
  const hash = createHash("sha256").update(content).digest("hex");
  return `${hash.slice(0, 2)}/${hash.slice(2)}`;
}

/** Posts files as a browser's form does. */
export function postForm(app: UploadApp, files: readonly File[], field = "file") {
  const form = new FormData();
  for (const file of files) form.append(field, file);
  return app.request("/plug", { method: "POST", body: form });
}

/** The paths of all files below a directory, relative to it. */
export async function listFiles(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

type UserRequest = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> };

/** A real server in a process of its own, whose only user is signed in. */
export async function startUploadServer() {
  const { connectionString, environment: database } = await createTestDatabase();
  const secret = createToken();
  const place = await createDataDirectory("uploads");
  const environment = {
    ...database,
    ATRIUM_SECRET: secret,
    ATRIUM_AUTH: "required",
    ATRIUM_BACKGROUND_WORK: "0",
    ATRIUM_DEMO_CONTENT: "0",
  };
  const start = async () => {
    const { child, address, said } = await launchServer(place.directory, environment).settled;
    if (address === "") throw new Error(`The server did not start: ${said}`);
    return { child, api: `${address}api` };
  };
  let running = await start();
  const cookie = await addUser(connectionString, secret);
  return {
    /** Where the files are. */
    directory: path.join(place.directory, "data", "uploads"),
    cookie,
    /** The address of the API, without a slash at the end. Another one after a restart. */
    api: () => running.api,
    processId: () => running.child.pid ?? 0,
    request: (at: string, { headers = {}, ...init }: UserRequest = {}) =>
      fetch(`${running.api}${at}`, { ...init, headers: { cookie, ...headers } }),
    kill: () => endServer(running.child, "SIGKILL"),
    restart: async () => {
      running = await start();
    },
    stop: async () => {
      await endServer(running.child, "SIGTERM");
      await place.remove();
    },
  };
}

export type UploadServer = Awaited<ReturnType<typeof startUploadServer>>;

/** Adds a user with a session. @returns its cookie */
async function addUser(connectionString: string, secret: string) {
  const db = openDb(connectionString, { max: 1 });
  const { id } = await addPerson(db, ada.username);
  const cookie = await openSession(db, id, { secret });
  await db.destroy();
  return cookie;
}
