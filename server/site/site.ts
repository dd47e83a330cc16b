import { type Context, Hono, type MiddlewareHandler } from "hono";
import { getPath } from "hono/utils/url";

import { type AppOptions, createApp, createAuthOptions } from "#server/app.ts";
import { AppError, toErrorBody } from "#server/lib/errors.ts";
import type { AppEnv, Person } from "#server/lib/http/implement.ts";
import { knownMethods } from "#server/lib/http/known-methods.ts";
import { identifyRequests } from "#server/lib/log/request-id.ts";
import { healthPaths } from "#contract/health.ts";
import { violationReportsPath } from "#contract/violations.ts";
import { createAccountKey } from "#server/auth/account-key.ts";
import { renewCookies } from "#server/auth/rotation.ts";
import { withFoundSession, withSession, writeStateCookie } from "#server/auth/sessions/session.ts";
import { type AllowedHosts, allowHosts } from "#server/site/allowed-hosts.ts";
import { type Assets, answerWithAsset, answerWithPage } from "#server/site/assets.ts";
import { securityHeaders } from "#server/site/security-headers.ts";
import { readSessionData, writeSessionData } from "#server/site/session-data.ts";

type SiteOptions = AppOptions & {
  /**
   * The folder below which everything is served, with slashes at both ends: `/` or `/office/`. Requests without it are
   * answered in the same way, for proxies that remove it.
   */
  readonly basePath: string;
  readonly assets: Assets;
  readonly scriptHashes: readonly string[];
  /** Absent: loopback alone. */
  readonly allowedHosts?: AllowedHosts | undefined;
  /** Sees each request first. */
  readonly watch?: MiddlewareHandler;
};

const loopbackOnly: AllowedHosts = { names: [], allowsAddresses: false };

/** The built app and its API under one address. */
export function createSite(siteOptions: SiteOptions) {
  const { basePath, assets, scriptHashes, allowedHosts = loopbackOnly, watch, ...options } = siteOptions;
  const apiAddress = `${basePath}api`;
  const { requestLimits } = options;
  const session = createAuthOptions({ ...options, cookiePath: basePath });
  const api = createApp({ ...options, ...session, apiAddress });
  const site = new Hono<AppEnv>({ getPath: (request) => restoreFolder(getPath(request), basePath) });
  site.onError((error, context) => {
    if (!(error instanceof AppError)) options.log?.("error", { error: error.name, message: error.message });
    return context.json(...toErrorBody(error));
  });
  site.use(identifyRequests);
  if (watch) site.use(watch);
  const elsewhere = options.streets ? [new URL(options.streets.url).origin] : [];
  const reportAddress = `${apiAddress}${violationReportsPath}`;
  site.use(securityHeaders({ scriptHashes, elsewhere, reportAddress, isSecure: options.isSecure ?? false }));
  const probePaths = healthPaths.map((path) => apiAddress + path);
  site.use(knownMethods, allowHosts(allowedHosts, probePaths));
  site.mount(apiAddress, api.fetch);
  const [renew, visitor] = [renewCookies(session), withSession(session)];
  // Before the rest, whose pattern takes in the folder without its slash.
  if (basePath !== "/") site.get(basePath.slice(0, -1), (context) => context.redirect(basePath));
  const html = new TextDecoder().decode(assets.get("index.html")?.bodies.identity);
  /** The page with what the shell needs for the person's session. */
  const writePageFor = async (person: Person, context: Context<AppEnv>) => {
    const account = createAccountKey(person.id);
    const bindings = withFoundSession(context, requestLimits?.insideOf(context) ?? context.env);
    return writeSessionData(html, await readSessionData(account, (path) => api.request(path, {}, bindings)));
  };
  site.get(basePath, async (context) => {
    const page = assets.get("index.html");
    if (!page) return context.text("The app has not been built: npm run build", 404);
    // Above a limit the page comes without data: it says why when the API refuses its requests.
    if (requestLimits?.allowsAddress(context) === false) return answerWithAsset(context, page);
    try {
      await renew(context, async () => void (await visitor(context, async () => {})));
      const known = context.get("session");
      const person = context.get("person");
      // Lets the page start with the right screen, without requests that would be refused.
      writeStateCookie(context, session, person ? "signed-in" : known ? "locked" : "signed-out");
      const isAllowed = requestLimits?.allowsSession(known) ?? true;
      if (person && isAllowed) return await answerWithPage(context, await writePageFor(person, context));
    } catch {
      // A database that is away must not hide the page, which says so better.
    }
    return answerWithAsset(context, page);
  });
  site.get(`${basePath}*`, (context) => {
    const asset = assets.get(decodePath(context.req.path).slice(basePath.length));
    return asset ? answerWithAsset(context, asset) : context.text("Not found", 404);
  });
  return site;
}

/** The path as the browser names it: some proxies remove the folder from what they pass on. */
function restoreFolder(path: string, basePath: string) {
  const folder = basePath.slice(0, -1);
  return path === folder || path.startsWith(basePath) ? path : `${folder}${path}`;
}

/** A path with a stray `%` names no file; it is looked up as it is, and not found. */
function decodePath(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
