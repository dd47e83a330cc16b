import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { openDb } from "#server/db/client.ts";
import { endpoints } from "#server/openapi/endpoints.ts";

const app = createApp({ db: openDb("postgres://nobody@127.0.0.1:1/none") });

test("every endpoint of the contract is registered", async () => {
  const directory = new URL("../../contract/", import.meta.url);
  const files = readdirSync(directory).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
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
  expect(document.paths["/messages.json/{id}"]?.["get"]?.parameters).toMatchObject([{ name: "id", required: true }]);
  expect(document.paths["/search.json"]?.["get"]?.parameters).toContainEqual(
    expect.objectContaining({ name: "q", required: true }),
  );
});

test("the documentation page needs no scripts and nothing from other hosts", async () => {
  const text = await (await app.request("/docs")).text();
  expect(text).toContain("/messages.json/{id}");
  expect(text).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
});

test("spec §6: the document names the least role of each operation", async () => {
  const document = (await (await app.request("/openapi.json")).json()) as {
    paths: Record<string, Record<string, { description?: string }>>;
  };
  const descriptionOf = (path: string, method: string) => document.paths[path]?.[method]?.description;
  expect(descriptionOf("/todos.json", "get")).toBe("Least role: viewer");
  expect(descriptionOf("/todos.json", "post")).toBe("Least role: member");
  expect(descriptionOf("/preferences.json", "put")).toBe("Least role: viewer");
  expect(descriptionOf("/auth/sign-in", "post")).toBeUndefined();
});
