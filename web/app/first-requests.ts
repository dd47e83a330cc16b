import { listLatestActivities } from "../../contract/activities.ts";
import { getAuthOptions, listDevices } from "../../contract/auth.ts";
import { listExternalEvents } from "../../features/calendar/contract.ts";
import { getInbox, getMessage, listMessages } from "../../features/inbox/contract.ts";
import { listLanguages } from "../../contract/languages.ts";
import { listPosts } from "../../features/posts/contract.ts";
import { getProfile, getTimeline } from "../../contract/profile.ts";
import { shellEndpoints } from "../../contract/session-data.ts";
import { getSession } from "../../contract/session.ts";
import { listTodos } from "../../features/todo/contract.ts";
import { listColleagues } from "../../contract/users.ts";
import { getVisits } from "../../features/visits/contract.ts";
import { addressOf } from "../lib/address-of.ts";
import { office } from "../../office.config.ts";

/** A parameter of the route, which the page's first script fills in. */
const folder = "$folder";
const message = "$message";

/**
 * The requests that a route's screen makes first: the page's first script starts them before any module has loaded, and
 * `call` takes them up by their addresses. They are not started where the address has a search of its own.
 */
export const firstRequests: Readonly<Record<string, readonly string[]>> = {
  "/home": [addressOf(getInbox), addressOf(listMessages, { query: { folder: "inbox", page: "1", size: "25" } })],
  "/dashboard": [
    addressOf(getVisits, { query: { days: "30" } }),
    addressOf(listLatestActivities, { query: { size: "7" } }),
  ],
  "/inbox/$folder": [
    addressOf(getInbox),
    addressOf(listMessages, { query: { folder, page: "1", size: "25", sort: "-date" } }),
  ],
  "/inbox/$folder/detail/$message": [addressOf(getInbox), addressOf(getMessage, { params: { id: message } })],
  "/inbox/$folder/compose": [addressOf(getInbox), addressOf(listColleagues)],
  "/inbox/$folder/replay/$message": [
    addressOf(getInbox),
    addressOf(listColleagues),
    addressOf(getMessage, { params: { id: message } }),
  ],
  "/calendar": [addressOf(listExternalEvents)],
  "/widgets": [addressOf(listTodos)],
  "/dashboard-social": [addressOf(listPosts), addressOf(getProfile)],
  "/profile": [addressOf(getProfile), addressOf(listDevices), addressOf(getTimeline)],
  "/timeline": [addressOf(getTimeline)],
  "/login": [addressOf(getAuthOptions), addressOf(listLanguages)],
  "/real-login": [addressOf(getAuthOptions), addressOf(listLanguages)],
  "/register": [addressOf(getAuthOptions), addressOf(listLanguages)],
  "/forgot-password": [addressOf(listLanguages)],
  "/lock": [addressOf(getSession), addressOf(getAuthOptions), addressOf(listLanguages)],
};

/**
 * The lazily loaded part that a route shows first, as its module below `web/`. The page starts to load it together with the
 * screen, and not only when that asks for it.
 */
export const firstParts = { "/home": "screens/general/unread-messages.tsx" } as const;

/** The shell's requests on every screen. Our own server has put the responses into the page. */
export const shellRequests: readonly string[] = [
  office.menuAddress,
  ...shellEndpoints.map((endpoint) => addressOf(endpoint)),
];
