import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { putPreferences } from "#contract/account/preferences.ts";
import { listColleagues } from "#contract/users.ts";
import { alerts } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api/api-client.ts";

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

test("a response whose connection is lost before it has arrived is one of a server that cannot be reached", async () => {
  vi.stubGlobal("window", globalThis);
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError("Failed to fetch")) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(call(listColleagues, {})).rejects.toMatchObject({ name: "ApiError", status: 0 });
  expect(alerts.get().at(-1)).toMatchObject({ title: "No connection" });
});

describe("a request above a limit", () => {
  const refusal = (seconds: string) =>
    Response.json(
      { code: "rate_limited", message: `Too many requests. Try again in ${seconds} seconds.` },
      { status: 429, headers: { "Retry-After": seconds } },
    );

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => void vi.useRealTimers());

  /** Answers with the responses in turn. */
  function answer(...responses: readonly Response[]) {
    const fetch = vi.fn<() => Promise<Response>>();
    for (const response of responses) fetch.mockResolvedValueOnce(response);
    vi.stubGlobal("fetch", fetch);
    return fetch;
  }

  test("that reads is sent once more after the time that the server names, without an alert", async () => {
    const fetch = answer(refusal("7"), Response.json([]));
    const before = alerts.get().length;
    const result = call(listColleagues, {});
    await vi.advanceTimersByTimeAsync(6999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual([]);
    expect([fetch.mock.calls.length, alerts.get().length]).toEqual([2, before]);
  });

  test.each([
    ["a second time", ["2", "3"], 2],
    ["for a long time", ["60"], 1],
  ])("is reported if it is refused %s", async (_, waits, requests) => {
    const fetch = answer(...waits.map(refusal));
    const result = expect(call(listColleagues, {})).rejects.toMatchObject({ wait: Number(waits.at(-1)) });
    await vi.advanceTimersByTimeAsync(10_000);
    await result;
    expect(fetch).toHaveBeenCalledTimes(requests);
    const text = "Too many requests. Try again in {{time}}.";
    expect(alerts.get().at(-1)).toMatchObject({ title: "429 Too Many Requests", text, wait: Number(waits.at(-1)) });
  });

  test("that writes is not repeated", async () => {
    const fetch = answer(refusal("2"));
    await expect(call(putPreferences, { body: {} as never })).rejects.toMatchObject({ status: 429 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
