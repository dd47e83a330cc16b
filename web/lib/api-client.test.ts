import { afterEach, expect, test, vi } from "vitest";

import { listColleagues } from "#contract/users.ts";
import { alerts } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("spec §8: the alert has a title even if the response has no status text, as over HTTP/2", async () => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ code: "unavailable", message: "Not now" }, { status: 503 })),
  );
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(call(listColleagues, {})).rejects.toThrow("Not now");
  expect(log).toHaveBeenCalledOnce();
  expect(alerts.get().at(-1)).toMatchObject({ title: "503 Service Unavailable", text: "Not now", timeout: 6000 });
});

test("the alert of a failure names the request, as the server's log does", async () => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      Response.json({ code: "internal", message: "No" }, { status: 500, headers: { "X-Request-Id": "7f3a" } }),
    ),
  );
  vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(call(listColleagues, {})).rejects.toMatchObject({ reference: "7f3a" });
  expect(alerts.get().at(-1)).toMatchObject({ text: "No", reference: "7f3a" });
});

const bodies: readonly { name: string; body: string; type: string; title: string; text: string }[] = [
  {
    name: "plain text",
    body: "  The office\nis closed ",
    type: "text/plain",
    title: "502 Bad Gateway",
    text: "The office is closed",
  },
  {
    name: "JSON of another shape",
    body: '{"error":"no"}',
    type: "application/json",
    title: "502 Bad Gateway",
    text: '{"error":"no"}',
  },
  { name: "empty", body: "", type: "text/plain", title: "502 Bad Gateway", text: "The server gave no reason" },
  {
    name: "a long text",
    body: "so ".repeat(1000),
    type: "text/plain",
    title: "502 Bad Gateway",
    text: `${"so ".repeat(167).trim().slice(0, 500)}…`,
  },
];

test.each(bodies)(
  "spec §8: the alert shows the body of an error response that is $name",
  async ({ body, type, title, text }) => {
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(body, { status: 502, headers: { "content-type": type } })),
    );
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(call(listColleagues, {})).rejects.toThrow(text);
    expect(log).toHaveBeenCalledOnce();
    const before = alerts.get().at(-2)?.count ?? 0;
    expect(alerts.get().at(-1)).toMatchObject({ title, text, timeout: 6000, count: before + 1 });
  },
);
