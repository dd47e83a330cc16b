import * as activities from "#contract/activities.ts";
import * as auth from "#contract/auth.ts";
import * as calendar from "#contract/calendar.ts";
import * as chat from "#contract/chat.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import * as graphs from "#contract/graphs.ts";
import * as health from "#contract/health.ts";
import * as inbox from "#contract/inbox.ts";
import * as languages from "#contract/languages.ts";
import * as maps from "#contract/maps.ts";
import * as menu from "#contract/menu.ts";
import * as orders from "#contract/orders.ts";
import * as posts from "#contract/posts.ts";
import * as preferences from "#contract/preferences.ts";
import * as products from "#contract/products.ts";
import * as profile from "#contract/profile.ts";
import * as projects from "#contract/projects.ts";
import * as search from "#contract/search.ts";
import * as session from "#contract/session.ts";
import * as tables from "#contract/tables.ts";
import * as todo from "#contract/todo.ts";
import * as users from "#contract/users.ts";
import * as visits from "#contract/visits.ts";

/** Every file of the contract that holds endpoints, by the name under which the document groups them. */
const features = {
  activities,
  auth,
  calendar,
  chat,
  graphs,
  health,
  inbox,
  languages,
  maps,
  menu,
  orders,
  posts,
  preferences,
  products,
  profile,
  projects,
  search,
  session,
  tables,
  todo,
  users,
  visits,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

/** All endpoints of the contract, with the name of each and of its feature. */
export const endpoints = Object.entries(features).flatMap(([feature, module]) =>
  Object.entries<unknown>(module).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
  ),
);
