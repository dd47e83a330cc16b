import { afterEach, expect, test, vi } from "vitest";

import { createApp } from "#server/app.ts";
import { openTestDb } from "#server/db/testing.ts";
import { createConsoleLog } from "#server/lib/log/console-log.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The lines that are written from now on. */
function readConsole() {
  const lines: { readonly output: "stdout" | "stderr"; readonly line: string }[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push({ output: "stdout", line }));
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push({ output: "stderr", line }));
  return lines;
}

const setTime = () => vi.useFakeTimers({ now: new Date("2026-03-04T05:06:07Z"), toFake: ["Date"] });

test("as JSON, a request is an object with its id, and without its query", async () => {
  const app = createApp({ db: await openTestDb(), log: createConsoleLog("json") });
  const lines = readConsole();
  await app.request("/people.json?q=ada", { headers: { "x-request-id": "7f3a" } });
  expect(lines.map(({ output }) => output)).toEqual(["stdout"]);
  const { time, ms, ...facts } = JSON.parse(lines[0]?.line ?? "") as Record<string, unknown>;
  expect(new Date(String(time)).toISOString()).toBe(time);
  expect(ms).toBeGreaterThanOrEqual(0);
  expect(facts).toEqual({
    level: "info",
    message: "Request",
    method: "GET",
    path: "/people.json",
    status: 401,
    requestId: "7f3a",
  });
});

test("as text, a line begins with its time, and a sentence without facts is printed as it is", () => {
  setTime();
  const lines = readConsole();
  const log = createConsoleLog("text");
  log("info", { message: "Request", method: "GET", path: "/user.json", ms: 1.5, left: undefined });
  log("warning", { message: "A proxy is missing", proxy: "10.0.0.1" });
  log("info", { message: "Atrium is ready at http://127.0.0.1:3000/" });
  expect(lines).toEqual([
    { output: "stdout", line: "2026-03-04T05:06:07.000Z info: Request method=GET path=/user.json ms=1.5" },
    { output: "stderr", line: "2026-03-04T05:06:07.000Z warning: A proxy is missing proxy=10.0.0.1" },
    { output: "stdout", line: "Atrium is ready at http://127.0.0.1:3000/" },
  ]);
});

test.each(["text", "json"] as const)("as %s, what a request brings adds neither lines nor facts", (format) => {
  const lines = readConsole();
  createConsoleLog(format)("error", { message: "two\nlines", path: '/a status=200\n"x"', status: 404 });
  expect(lines).toHaveLength(1);
  const line = lines[0]?.line ?? "";
  expect(line).not.toContain("\n");
  expect(line).toContain(JSON.stringify('/a status=200\n"x"'));
});
