import { Hono } from "hono";
import { expect, test, vi } from "vitest";

import { watchProxies } from "#server/lib/http/untrusted-proxy.ts";

function openServer() {
  const log = vi.fn();
  const { watch, hasUntrusted } = watchProxies((address) => address === "10.0.0.1", log);
  const app = new Hono().use(watch).get("/", (context) => context.text("hello"));
  return {
    log,
    hasUntrusted,
    /** Sends a request over a connection from this address. */
    async send(remoteAddress: string, headers: Record<string, string> = {}) {
      const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
      expect(await response.text()).toBe("hello");
    },
  };
}

test.each([
  ["X-Forwarded-For", "198.51.100.1"],
  ["X-Forwarded-Proto", "https"],
  ["Forwarded", "for=198.51.100.1;proto=https"],
])("a proxy that is not trusted is logged once, with the setting that trusts it: %s", async (header, value) => {
  const { send, log, hasUntrusted } = openServer();
  for (let request = 0; request < 3; request += 1) await send("::ffff:10.0.0.5", { [header]: value });
  expect(log).toHaveBeenCalledExactlyOnceWith("warning", {
    proxy: "10.0.0.5",
    header: header.toLowerCase(),
    message: expect.stringContaining("set ATRIUM_TRUSTED_PROXY=10.0.0.5") as string,
  });
  expect(JSON.stringify(log.mock.calls)).not.toContain("198.51.100.1");
  expect(hasUntrusted()).toBe(true);
});

test("a trusted proxy and a client without a proxy are not logged", async () => {
  const { send, log, hasUntrusted } = openServer();
  await send("10.0.0.1", { "X-Forwarded-For": "198.51.100.1" });
  await send("203.0.113.7");
  expect(log).not.toHaveBeenCalled();
  expect(hasUntrusted()).toBe(false);
});

test("clients that send the header from many addresses cannot fill the log", async () => {
  const { send, log } = openServer();
  for (let host = 0; host < 500; host += 1) {
    await send(`203.0.${host % 200}.${host % 250}`, { "X-Forwarded-For": "198.51.100.1" });
  }
  for (let host = 0; host < 500; host += 1) await send(`2001:db8::${host + 1}`, { Forwarded: "for=198.51.100.1" });
  expect(log).toHaveBeenCalledTimes(100);
});
