import type { Context } from "hono";

import { folderOf } from "#server/lib/folder-of.ts";
import { safeMethods } from "#server/lib/http/same-origin.ts";
import { AppError } from "#server/lib/errors.ts";

const entryScreens: Partial<Record<string, string>> = { signed_out: "login", locked: "lock" };

/**
 * Where a browser is redirected that opens an address of the API as a page and is refused because of its session: to the
 * login or the lock screen, which leads back to the address. Undefined for requests of scripts and pictures.
 *
 * @param apiAddress of the API, on this host
 */
export function entryRedirect(context: Context, error: unknown, apiAddress: string) {
  const screen = error instanceof AppError ? entryScreens[error.code] : undefined;
  if (screen === undefined || !safeMethods.has(context.req.method) || !opensPage(context)) return undefined;
  const { pathname, search } = new URL(context.req.url);
  const to = `/api${pathname}${search}`;
  return `${folderOf(apiAddress)}#/${screen}?${new URLSearchParams({ to }).toString()}`;
}

/** Over plain HTTP, browsers send no `sec-fetch-mode`. They ask for HTML first, unlike readers of feeds. */
const opensPage = ({ req }: Context) =>
  (req.header("sec-fetch-mode") ?? "navigate") === "navigate" &&
  (req.header("accept") ?? "").trimStart().startsWith("text/html");
