import { afterEach, expect, test, vi } from "vitest";

import { listTodos } from "#contract/todo.ts";
import { alerts } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("spec §8: an answer that carries no status text, as over HTTP/2, is titled all the same", async () => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ code: "unavailable", message: "Not now" }, { status: 503 })),
  );
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(call(listTodos, {})).rejects.toThrow("Not now");
  expect(log).toHaveBeenCalledOnce();
  expect(alerts.get().at(-1)).toMatchObject({ title: "503 Service Unavailable", text: "Not now", timeout: 6000 });
});
