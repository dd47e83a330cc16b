import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { build, createServer, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { publicFolders } from "./public-folders.ts";

let directory: string;

const plant = (file: string, content: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), content);
};

const options = () => ({
  configFile: false as const,
  logLevel: "silent" as const,
  root: join(directory, "web"),
  plugins: [publicFolders(directory)],
});

beforeAll(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "atrium-public-")));
  plant("package.json", "{}");
  plant("web/index.html", "<!doctype html><title>Office</title>");
  plant("web/public/people/mei.svg", "<svg><title>Mei</title></svg>");
  plant("features/shop/public/shop/a lamp.svg", "<svg><title>Lamp</title></svg>");
  plant("features/shop/secret.svg", "<svg><title>Secret</title></svg>");
  plant("demos/clock/public/hands.svg", "<svg><title>Hands</title></svg>");
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("the build has the files of all folders at their addresses", async () => {
  const { output } = (await build({ ...options(), build: { write: false } })) as Rolldown.RolldownOutput;
  const files = output.map((each) => [each.fileName, each.type === "asset" ? String(each.source) : ""]);
  expect(files).toContainEqual(["shop/a lamp.svg", "<svg><title>Lamp</title></svg>"]);
  expect(files).toContainEqual(["hands.svg", "<svg><title>Hands</title></svg>"]);
  // Vite copies its own.
  expect(files.map(([name]) => name)).not.toContain("people/mei.svg");
});

test("the development server has them too, and nothing else of a feature", async () => {
  const vite = await createServer({ ...options(), server: { middlewareMode: true, watch: null, ws: false } });
  const server = createHttpServer(vite.middlewares).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.headers.get("content-type"), await response.text()];
  };
  try {
    expect(await get("/shop/a%20lamp.svg?v=1")).toEqual(["image/svg+xml", "<svg><title>Lamp</title></svg>"]);
    expect(await get("/hands.svg")).toEqual(["image/svg+xml", "<svg><title>Hands</title></svg>"]);
    expect(await get("/people/mei.svg")).toEqual(["image/svg+xml", "<svg><title>Mei</title></svg>"]);
    for (const path of ["/secret.svg", "/shop/..%2f..%2fsecret.svg", "/shop/"])
      expect((await get(path))[1], path).not.toContain("Secret");
  } finally {
    server.close();
    await vite.close();
  }
});

test.each(["features/shop/public/hands.svg", "features/shop/public/people/mei.svg"])(
  "a build with a second file at the address of %s fails",
  async (file) => {
    plant(file, "<svg/>");
    await expect(build({ ...options(), build: { write: false } })).rejects.toThrow("Two files have the address");
    rmSync(join(directory, file));
  },
);
