import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { beforeAll, expect, onTestFinished, test } from "vitest";

import { createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { ada } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
  await seedIfEmpty(db);
});

/** What a program does with the client, which the compiler checks too. */
const program = `
import * as api from "./index.ts";
import { createClient, createConfig } from "./client/index.ts";
import type { Profile, RegisterData } from "./types.gen.ts";

export async function run(fetch: typeof globalThis.fetch, account: RegisterData["body"]) {
  const baseUrl = "http://localhost";
  const guest = createClient(createConfig({ baseUrl, fetch }));
  const health = await api.getHealth({ client: guest });
  const refused = await api.getProfile({ client: guest });
  const registered = await api.register({ client: guest, body: account });
  const cookie = registered.response?.headers.getSetCookie().find((each) => each.startsWith("atrium.session="));
  const client = createClient(createConfig({ baseUrl, fetch, auth: cookie?.split(";")[0]?.split("=")[1] }));

  const { data: user } = await api.getUser({ client });
  const { data: menu } = await api.getMenu({ client });
  const depth = menu?.items.flatMap((item) => item.items ?? []).flatMap((item) => item.items ?? []).length;

  const { data: before } = await api.getProfile({ client });
  const version: Profile["version"] = before?.version ?? 0;
  const { data: changed } = await api.updateProfile({ client, body: { job: "Mathematician", version } });
  const { data: tasks } = await api.listActivities({ client, path: { type: "tasks" } });
  const gone = await api.describeUpload({ client, path: { id: crypto.randomUUID() } });

  const { data: found } = await api.search({ client, query: { q: "blank", kind: "screens" } });
  const invalid = await api.updateProfile({ client, body: { firstName: "", version } });
  return {
    health: health.data?.ready,
    refused: refused.error?.code,
    user: user?.username,
    depth,
    job: changed?.job,
    tasks: tasks?.length,
    gone: gone.error?.code,
    found: found?.totals.screens,
    invalid: [invalid.error?.code, invalid.error?.fields?.["firstName"]],
  };
}
`;

test("a client generated from the document compiles, and works with the server", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "atrium-client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const app = createApp({ db, demoUsername: undefined, passwords: createPasswords(4) });
  await generateClient(await (await app.request("/openapi.json")).json(), folder);
  await writeFile(path.join(folder, "program.ts"), program);
  await expectCompiles(folder);

  const { run } = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, "program.ts")).href)) as {
    run: (fetch: (request: Request) => Promise<Response>, account: typeof ada) => Promise<Record<string, unknown>>;
  };
  const result = await run(async (request) => app.request(request), ada);
  expect(result).toEqual({
    health: true,
    refused: "signed_out",
    user: ada.username,
    depth: 0,
    job: "Mathematician",
    tasks: 0,
    gone: "not_found",
    found: 1,
    invalid: ["invalid_input", "The first name is required and cannot be empty"],
  });
});

async function generateClient(document: unknown, folder: string) {
  // The generator writes its code with the compiler's former interface, which TypeScript 7 does not have.
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier === "typescript" && context.parentURL?.includes("/@hey-api/") ? "@typescript/typescript6" : specifier,
        context,
      ),
  });
  const { createClient } = await import("@hey-api/openapi-ts");
  hooks.deregister();
  await createClient({
    input: document as Record<string, unknown>,
    output: { path: folder, module: { extension: ".ts" } },
    logs: { level: "silent" },
  });
}

async function expectCompiles(folder: string) {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    target: "esnext",
    module: "preserve",
    allowImportingTsExtensions: true,
    types: [],
  };
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  const compiler = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));
  const run = promisify(execFile)(process.execPath, [compiler, "-p", folder]);
  await run.catch((error: { stdout: string }) => expect(error.stdout).toBe(""));
}
