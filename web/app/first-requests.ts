import { firstLoads } from "../../generated/first-loads.gen.ts";
import { getAuthOptions, listDevices } from "../../contract/account/auth.ts";
import { listLanguages } from "../../contract/languages.ts";
import { getProfile, getTimeline } from "../../contract/account/profile.ts";
import { shellEndpoints } from "../../contract/account/session-data.ts";
import { getSession } from "../../contract/account/session.ts";
import { addressOf } from "../lib/address-of.ts";
import type { FirstLoad } from "../lib/first-load.ts";
import { office } from "../../office.config.ts";

const entry = { requests: [addressOf(getAuthOptions), addressOf(listLanguages)] };

const ofPlatform: FirstLoad = {
  "/profile": { requests: [addressOf(getProfile), addressOf(listDevices), addressOf(getTimeline)] },
  "/timeline": { requests: [addressOf(getTimeline)] },
  "/login": entry,
  "/real-login": entry,
  "/register": entry,
  "/forgot-password": { requests: [addressOf(listLanguages)] },
  "/lock": { requests: [addressOf(getSession), addressOf(getAuthOptions), addressOf(listLanguages)] },
};

const loads = [ofPlatform, ...firstLoads].flatMap((each) => Object.entries(each));

/** The requests that a route's screen makes first, by route. */
export const firstRequests: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Map.groupBy(loads, ([path]) => path)
    .entries()
    .map(([path, all]) => [path, all.flatMap(([, { requests }]) => requests)]),
);

/** The lazily loaded part that a route shows first, as a file of the project. */
export const firstParts: Readonly<Record<string, string>> = Object.fromEntries(
  loads.flatMap(([path, { part }]) => (part === undefined ? [] : [[path, part]])),
);

/** The shell's requests on every screen. Our own server has put the responses into the page. */
export const shellRequests: readonly string[] = [
  office.menuAddress,
  ...shellEndpoints.map((endpoint) => addressOf(endpoint)),
];
