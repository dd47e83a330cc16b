import { createServer, request as send } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { expect, test as base } from "./support/fixtures.ts";

const folder = "/admin/";

/** A server behind a proxy that serves it in a folder, and removes the folder from the requests. */
const test = base.extend<{ cleanAccount: void }, { front: { origin: string } }>({
  front: [
    async ({ host }, use) => {
      const { hostname, port } = new URL(host.origin);
      const proxy = createServer((request, response) => {
        const { method, headers, url = "" } = request;
        if (!url.startsWith(folder)) {
          response.writeHead(404).end();
          return;
        }
        const path = url.slice(folder.length - 1);
        const passedOn = send({ hostname, port, method, headers, path }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        passedOn.on("error", () => response.destroy());
        response.on("close", () => passedOn.destroy());
        request.pipe(passedOn);
      }).listen(0, "127.0.0.1");
      await once(proxy, "listening");
      await use({ origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` });
      proxy.closeAllConnections();
      proxy.close();
    },
    { scope: "worker" },
  ],
  environment: async ({ front }, use) => use({ ATRIUM_BASE_URL: `${front.origin}${folder}` }),
  baseURL: async ({ front, server }, use) => {
    expect(server.baseUrl, "the server has started").toBeTruthy();
    await use(`${front.origin}${folder}`);
  },
  // The test stores no preferences.
  cleanAccount: async ({ server }, use) => {
    expect(server.baseUrl, "the server has started").toBeTruthy();
    await use();
  },
});

test("behind a proxy that removes its folder, the page, its chunks, the API, files and the session work", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/^foreign: http:\/\/127\.0\.0\.1:\d+\/admin\//);
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await page.goto("#/timeline");
  await expect(page.getByRole("heading", { level: 1, name: "Timeline" })).toBeVisible();
  await page.goto("#/people");
  const picture = page.getByRole("table", { name: "People" }).locator("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
  const cookies = await context.cookies(page.url());
  expect(cookies.map(({ name, path }) => [name, path])).toContainEqual(["atrium.session", folder]);
  await page.goto("#/lock?to=/timeline");
  await page.getByLabel("Password", { exact: true }).fill("demo");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Timeline" })).toBeVisible();
  expect(missing).toEqual([]);
});
