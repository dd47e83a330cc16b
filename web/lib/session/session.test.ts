import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ErrorCode } from "#contract/errors.ts";
import type * as sessions from "#web/lib/session/session.ts";

class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : undefined);

/** A page of an account, which has received data, and can ask for the password. */
let session: typeof sessions;
let stopAsking: () => void;
const reload = vi.fn<() => void>();

beforeEach(async () => {
  const page = Object.assign(new EventTarget(), { __account: "0123456789abcdef" });
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { cookie: "atrium.account=0123456789abcdef" });
  vi.stubGlobal("location", { hash: "#/form/layouts", reload });
  vi.stubGlobal(
    "History",
    class {
      pushState(_state: unknown, _title: string, address: string) {
        location.hash = address;
      }
    },
  );
  vi.stubGlobal("history", {});
  reload.mockClear();
  vi.resetModules();
  session = await import("#web/lib/session/session.ts");
  stopAsking = session.askForSessions();
  await session.sendInSession(() => Promise.resolve("data"), codeOf);
});
afterEach(() => vi.unstubAllGlobals());

/** A request that is refused with each of the codes, and then succeeds. */
const requestRefusedWith = (...codes: ErrorCode[]) =>
  vi.fn(async () => {
    const code = codes.shift();
    if (code) throw new Refusal(code);
    return "done";
  });
/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each(["signed_out", "locked"] as const)(
  "a request that is refused with %s is sent again once the person has signed in, and others wait",
  async (code) => {
    const form = requestRefusedWith(code);
    const sent = session.sendInSession(form, codeOf);
    await settle();
    expect(session.sessionLoss.get()).toBe(code === "locked" ? "locked" : "signed-out");
    const list = requestRefusedWith();
    const listed = session.sendInSession(list, codeOf);
    await settle();
    expect([form.mock.calls.length, list.mock.calls.length]).toEqual([1, 0]);
    session.regainSession();
    expect(await Promise.all([sent, listed])).toEqual(["done", "done"]);
    expect([form.mock.calls.length, list.mock.calls.length]).toEqual([2, 1]);
    expect(session.sessionLoss.get()).toBeUndefined();
  },
);

test("a refusal that arrives after the person has signed in again asks nothing", async () => {
  const late = Promise.withResolvers<string>();
  const answers = [() => late.promise, () => Promise.resolve("done")];
  const sent = session.sendInSession(() => answers.shift()?.() ?? Promise.reject(new Error("sent too often")), codeOf);
  session.sessionLoss.set("signed-out");
  session.regainSession();
  late.reject(new Refusal("signed_out"));
  expect(await sent).toBe("done");
  expect(session.sessionLoss.get()).toBeUndefined();
});

test("a request that waits can be aborted", async () => {
  const abort = new AbortController();
  const sent = session.sendInSession(requestRefusedWith("signed_out"), codeOf, abort.signal);
  await settle();
  abort.abort(new Error("left the screen"));
  await expect(sent).rejects.toThrow("left the screen");
});

test("other refusals, and those where nobody is asked, are thrown", async () => {
  await expect(session.sendInSession(requestRefusedWith("conflict"), codeOf)).rejects.toThrow("conflict");
  expect(session.sessionLoss.get()).toBeUndefined();
  stopAsking();
  await expect(session.sendInSession(requestRefusedWith("signed_out"), codeOf)).rejects.toThrow("signed_out");
});

test("design §7: if another person signs in above the screen, it is left, without asking about unsaved input", () => {
  const onUnload = vi.fn<() => void>();
  window.addEventListener("beforeunload", onUnload, { capture: true });
  session.sessionLoss.set("signed-out");
  expect(session.leaveForOtherAccount()).toBe(false);
  vi.stubGlobal("document", { cookie: "atrium.account=fedcba9876543210" });
  expect(session.leaveForOtherAccount()).toBe(true);
  session.regainSession();
  window.dispatchEvent(new Event("beforeunload"));
  expect([location.hash, reload.mock.calls.length, onUnload.mock.calls.length]).toEqual(["#/home", 1, 0]);
  expect(session.sessionLoss.get()).toBe("signed-out");
});
