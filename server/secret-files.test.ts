import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { environmentDefaults, readConfig } from "#server/config.ts";
import { secretVariables } from "#server/secret-files.ts";

const directory = mkdtempSync(path.join(tmpdir(), "atrium-secrets-"));
afterAll(() => rmSync(directory, { recursive: true }));

const secret = "0123456789abcdef".repeat(2);

function store(name: string, text: string) {
  writeFileSync(path.join(directory, name), text);
  return name;
}

const read = (environment: Record<string, string>) => readConfig(environment, directory);

test("a secret is read from a file, without the end of its line", () => {
  const config = read({
    ATRIUM_SECRET_FILE: store("secret", `${secret}\n`),
    DATABASE_URL_FILE: store("database", "postgres://atrium:word@pool/atrium\n"),
    DATABASE_DIRECT_URL_FILE: store("direct", "postgres://atrium:word@db/atrium\n"),
    DATABASE_REPLICA_URL_FILE: store("replica", "postgres://atrium:word@replica/atrium\n"),
    ATRIUM_SMTP_URL_FILE: path.join(directory, store("mail", "smtps://atrium:word@mail.example")),
    ATRIUM_GITHUB_CLIENT_ID: "atrium",
    ATRIUM_GITHUB_CLIENT_SECRET_FILE: store("github", "a secret of GitHub"),
  });
  expect(config).toMatchObject({
    secrets: [secret],
    databaseUrl: "postgres://atrium:word@pool/atrium",
    databaseDirectUrl: "postgres://atrium:word@db/atrium",
    databaseReplicaUrl: "postgres://atrium:word@replica/atrium",
    mailServer: { url: "smtps://atrium:word@mail.example" },
    providers: [{ key: "github", clientSecret: "a secret of GitHub" }],
  });
});

test.each([
  [{ ATRIUM_SECRET: secret, ATRIUM_SECRET_FILE: "secret" }, /^ATRIUM_SECRET and ATRIUM_SECRET_FILE are both set/],
  [{ DATABASE_URL_FILE: "absent" }, /^DATABASE_URL_FILE has to name a file .*absent is none \(ENOENT\)$/],
  [{ ATRIUM_SMTP_URL_FILE: store("empty", " \n") }, /^ATRIUM_SMTP_URL_FILE has to name a file with a secret/],
  [{ ATRIUM_SECRET_FILE: store("short", "short") }, /^ATRIUM_SECRET has to have at least 32 characters/],
])("%j is refused", (environment, message) => {
  expect(() => read(environment as Record<string, string>)).toThrow(message);
});

test("a list of secrets is split, the present one first", () => {
  const [next, old] = ["n".repeat(32), "o".repeat(40)];
  expect(read({ ATRIUM_SECRET: `${next}, ${old},${next},` }).secrets).toEqual([next, old]);
  expect(() => read({ ATRIUM_SECRET: `${next},short` })).toThrow(/^ATRIUM_SECRET has to have at least 32/);
  expect(read({}).secrets).toBeUndefined();
});

test("each variable with a secret can be a file", () => {
  const secrets = environmentDefaults()
    .keys()
    .filter((name) => /SECRET|PASSWORD|TOKEN|(DATABASE|DIRECT|REPLICA|NATS|SMTP)_URL/.test(name));
  expect(new Set(secretVariables)).toEqual(new Set(secrets));
});
