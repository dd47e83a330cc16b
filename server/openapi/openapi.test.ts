import { globSync } from "node:fs";

import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { OpenAPIV3_1 } from "openapi-types";
import { expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { openDb } from "#server/db/client.ts";
import { features } from "#server/features.ts";
import { endpoints } from "#server/openapi/endpoints.ts";

const app = createApp({ db: openDb("postgres://nobody@127.0.0.1:1/none") });

test("every endpoint of the contract is registered", async () => {
  const directory = new URL("../../", import.meta.url);
  const files = globSync(["contract/**/*.ts", "{features,demos}/*/*.ts"], {
    cwd: directory,
    exclude: ["**/*.{test,spec}.ts"],
  });
  const named = new Set(endpoints.map(({ endpoint }) => endpoint));
  for (const file of files) {
    const module = (await import(new URL(file, directory).href)) as Record<string, unknown>;
    const forgotten = Object.entries(module).filter(
      ([, value]) =>
        typeof value === "object" &&
        value !== null &&
        "method" in value &&
        "path" in value &&
        !named.has(value as never),
    );
    expect([file, forgotten.map(([name]) => name)]).toEqual([file, []]);
  }
});

test("the document describes every endpoint, with required parameters", async () => {
  const document = (await (await app.request("/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; parameters?: { name: string; required: boolean }[] }>>;
  };
  expect(document.openapi).toBe("3.1.0");
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    endpoints.map(({ name }) => name).toSorted(),
  );
  expect(document.paths["/plug/{id}/details"]?.["get"]?.parameters).toMatchObject([{ name: "id", required: true }]);
  expect(document.paths["/search.json"]?.["get"]?.parameters).toContainEqual(
    expect.objectContaining({ name: "q", required: true }),
  );
});

test("other programs can read the document", async () => {
  const text = await (await app.request("/openapi.json")).text();
  // Throws where the document is not valid, or a reference leads nowhere.
  await SwaggerParser.validate(JSON.parse(text) as OpenAPIV3_1.Document);
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test("spec §6: the document says which operations need a session", async () => {
  const document = (await (await app.request("/openapi.json")).json()) as OpenAPIV3_1.Document<object>;
  expect(document.security).toEqual([{ session: [] }]);
  expect(document.components?.securitySchemes).toMatchObject({ session: { in: "cookie", name: "atrium.session" } });
  for (const { endpoint } of endpoints) {
    const operation = document.paths?.[endpoint.path]?.[endpoint.method.toLowerCase() as "get"];
    expect([endpoint.path, operation?.security]).toEqual([endpoint.path, endpoint.open ? [] : undefined]);
    const statuses = Object.keys(operation?.responses ?? {});
    expect([endpoint.path, statuses.includes("401")]).toEqual([endpoint.path, !endpoint.open]);
  }
});

test("no two features have a type of the same name, which would be one schema", () => {
  const names = features.flatMap(({ contract }) =>
    Object.entries<unknown>({ ...contract }).flatMap(([name, value]) =>
      typeof value === "object" && value !== null && "_zod" in value ? [name] : [],
    ),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("a type of the contract is one schema, and another one in requests where a field has a default", async () => {
  const document = (await (await app.request("/openapi.json")).json()) as {
    paths: Record<
      string,
      Record<string, { parameters?: unknown; requestBody?: unknown; responses: Record<number, unknown> }>
    >;
    components: { schemas: Record<string, { properties: Record<string, unknown>; required?: string[] }> };
  };
  const { MenuItem } = document.components.schemas;
  expect(MenuItem?.properties["items"]).toEqual({ type: "array", items: { $ref: "#/components/schemas/MenuItem" } });
  expect(document.paths["/people.json"]?.["get"]?.parameters).toContainEqual({
    name: "page",
    in: "query",
    required: false,
    schema: { type: "integer", minimum: 1, maximum: 1_000_000 },
  });
  // A client would leave such a value out of a request.
  expect(JSON.stringify(document)).not.toContain("readOnly");
});

test("the documentation page needs no scripts and nothing from other hosts", async () => {
  const text = await (await app.request("/docs")).text();
  expect(text).toContain("/plug/{id}/details");
  expect(text).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
});

test("spec §6: the document names the least role of each operation", async () => {
  const document = (await (await app.request("/openapi.json")).json()) as {
    paths: Record<string, Record<string, { description?: string }>>;
  };
  const descriptionOf = (path: string, method: string) => document.paths[path]?.[method]?.description;
  expect(descriptionOf("/plug", "get")).toBe("Least role: viewer");
  expect(descriptionOf("/plug", "post")).toBe("Least role: member");
  expect(descriptionOf("/preferences.json", "put")).toBe("Least role: viewer");
  expect(descriptionOf("/auth/sign-in", "post")).toBe("Needs no session");
});
