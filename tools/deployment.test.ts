import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";

import { getHealth } from "#contract/health.ts";
import { environmentDefaults, readConfig } from "#server/config.ts";

import { root } from "./run-command.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

const { services } = parse(read("compose.yaml")) as {
  services: Record<
    "atrium" | "database",
    { environment: Record<string, string>; volumes: string[]; depends_on?: unknown; healthcheck?: unknown }
  >;
};

/** The variables that compose.yaml reads from `.env`. */
const interpolated = [...read("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);

test("the example of .env has every variable of the configuration, with its default", () => {
  const lines = [...read(".env.example").matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)];
  const examples = new Map(lines.map(([, name = "", value = ""]) => [name, value === "" ? undefined : value]));
  expect(examples.size).toBe(lines.length);
  const onlyCompose = new Set(interpolated).difference(environmentDefaults());
  for (const name of onlyCompose) expect(examples.delete(name)).toBe(true);
  expect(Object.fromEntries(examples)).toEqual(Object.fromEntries(environmentDefaults()));
});

test("compose.yaml starts Atrium after its database, with a configuration that the server accepts", () => {
  const { environment, depends_on: dependsOn, volumes } = services.atrium;
  const secret = "0123456789abcdef".repeat(2);
  const values = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, variable: string, fallback: string | undefined) =>
      variable === "ATRIUM_BASE_URL" ? "https://office.example/" : (fallback ?? secret),
    ),
  ]);
  expect(environmentDefaults().keys().toArray()).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(readConfig(Object.fromEntries(values) as Record<string, string>, "/app")).toMatchObject({
    databaseUrl: `postgres://atrium:${secret}@database:5432/atrium`,
    isDemo: false,
    dataDirectory: "/data",
  });
  expect(dependsOn).toEqual({ database: { condition: "service_healthy" } });
  expect(services.database.healthcheck).toBeDefined();
  expect([volumes, services.database.volumes]).toEqual([["atrium:/data"], ["database:/var/lib/postgresql"]]);
});

test("the image asks the address of the health check", () => {
  expect(read("Dockerfile")).toContain(`/api${getHealth.path}`);
});
