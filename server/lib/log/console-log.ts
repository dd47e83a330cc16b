import { currentRequestId } from "#server/lib/log/request-id.ts";
import type { Log } from "#server/lib/log/request-log.ts";

export const logFormats = ["text", "json"] as const;

type Facts = Readonly<Record<string, unknown>>;

/**
 * Writes to the standard output, and warnings and errors to the standard error. Within a request, a line has its id.
 *
 * @param format `text`, for people; `json`, an object per line, for programs that collect logs
 */
export const createConsoleLog =
  (format: (typeof logFormats)[number]): Log =>
  (level, { message, ...facts }) => {
    const time = new Date().toISOString();
    const known = { ...facts, requestId: currentRequestId() };
    const line =
      format === "json" ? JSON.stringify({ time, level, message, ...known }) : writeText(time, level, message, known);
    if (level === "info") console.log(line);
    else console.error(line);
  };

/** A sentence without facts is for the person who starts the server, such as the address that it names, and has no time. */
function writeText(time: string, level: string, message: string, facts: Facts) {
  const pairs = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return message;
  return `${time} ${level}: ${quote(message, /[\p{Cc}\u2028\u2029]/u)} ${pairs.map(([name, value]) => `${name}=${quote(value, /[^\w./:@+-]/)}`).join(" ")}`;
}

/** Values from requests, such as paths, must not begin a line or another fact. */
function quote(value: unknown, special: RegExp) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return special.test(text) ? JSON.stringify(text) : text;
}
