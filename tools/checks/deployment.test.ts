import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";

import { getHealth } from "#contract/health.ts";
import { environmentDefaults, readConfig } from "#server/config.ts";

import { root } from "../lib/run-command.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

type Service = {
  image?: string;
  build?: unknown;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { disable?: boolean };
  volumes?: string[];
};

const { services } = parse(read("compose.yaml")) as {
  services: Record<"atrium" | "database", Service & { environment: Record<string, string> }>;
};

/** The variables that the Compose files read from `.env`. */
const interpolated = ["compose.yaml", "compose.scale.yaml"].flatMap((file) =>
  [...read(file).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = ""]) => name),
);

test("the example of .env has every variable of the configuration, with its default", () => {
  const lines = [...read(".env.example").matchAll(/^# ([A-Z][A-Z\d_]+)=(.*)$/gm)];
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

/** An empty list in place of the one of compose.yaml. */
const reset = { tag: "!reset", collection: "seq" as const, resolve: () => [] };

const scale = parse(read("compose.scale.yaml"), { merge: true, customTags: [reset] }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

/** As Compose reads both files: what is in both is merged, and the second server has what the first has in compose.yaml. */
const base: Record<string, Service> = { ...services, "atrium-two": services.atrium };
const merged: Record<string, Service> = { ...services };
for (const [name, own] of Object.entries(scale.services)) {
  merged[name] = { ...base[name], ...own, environment: { ...base[name]?.environment, ...own.environment } };
}

test("both servers of compose.scale.yaml have a configuration that the server accepts, and the same one", () => {
  const configOf = (name: string) => {
    const values = Object.entries(merged[name]?.environment ?? {}).map(([variable, value]) => [
      variable,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, of: string) =>
        of === "ATRIUM_BASE_URL" ? "https://office.example/" : of === "ATRIUM_DEMO_CONTENT" ? "0" : "5".repeat(32),
      ),
    ]);
    return readConfig(Object.fromEntries(values) as Record<string, string>, "/app");
  };
  const [one, two] = [configOf("atrium"), configOf("atrium-two")];
  expect(JSON.stringify(two)).toBe(JSON.stringify(one));
  expect(one).toMatchObject({
    drainMs: 5000,
    isBehindProxy: true,
    s3: { bucket: "atrium" },
    natsUrl: "nats://nats:4222",
  });
  expect(one.databaseReplicaUrl).toBe(one.databaseDirectUrl?.replace("@database:", "@replica:"));
  expect(one.isTrustedProxy("10.77.0.9")).toBe(true);
});

test("each service of compose.scale.yaml is pinned and has a health check, and waits for services that there are", () => {
  for (const [name, service] of Object.entries(merged)) {
    expect(service.image === undefined || /:[\w.-]*\d/.test(service.image), name).toBe(true);
    // The image of Atrium has its own.
    expect(service.healthcheck !== undefined || name.startsWith("atrium"), name).toBe(true);
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(Object.keys(merged), name).toContain(needed);
      const canBeHealthy = merged[needed]?.healthcheck?.disable !== true;
      expect([name, needed, condition === "service_healthy"]).toEqual([name, needed, canBeHealthy]);
    }
  }
  const named = Object.values(scale.services).flatMap(({ volumes = [] }) => volumes.map((each) => each.split(":")[0]));
  const declared = named.filter((each) => each !== undefined && !each.startsWith("."));
  expect(new Set(declared)).toEqual(new Set(Object.keys(scale.volumes)));
});

test("compose.scale.yaml names its servers as the proxy's recipe reads them", () => {
  const { SERVER_ONE, SERVER_TWO, ...others } = scale.services["proxy"]?.environment ?? {};
  expect([SERVER_ONE, SERVER_TWO]).toEqual(["atrium:3000", "atrium-two:3000"]);
  const presets = [...read("deploy/haproxy.cfg").matchAll(/presetenv (\w+)/g)].map(([, name]) => name);
  expect(presets).toEqual(expect.arrayContaining(["SERVER_ONE", "SERVER_TWO", ...Object.keys(others)]));
});

test("the image asks the address of the health check", () => {
  expect(read("Dockerfile")).toContain(`/api${getHealth.path}`);
});
