import type { Hono } from "hono";
import { type RawBuilder, sql, type SqlBool } from "kysely";

import * as activities from "#contract/activities.ts";
import * as audit from "#contract/audit.ts";
import * as auth from "#contract/auth.ts";
import * as blog from "#features/blog/contract.ts";
import * as calendar from "#features/calendar/contract.ts";
import * as chat from "#features/chat/contract.ts";
import * as diagnostics from "#contract/diagnostics.ts";
import * as documents from "#features/documents/contract.ts";
import * as emailTemplates from "#features/email-templates/contract.ts";
import * as formsBootstrap from "#demos/forms/bootstrap.ts";
import * as formsLayouts from "#demos/forms/layouts.ts";
import * as formsValidation from "#demos/forms/validation.ts";
import * as formsValue from "#demos/forms/value.ts";
import * as forms from "#demos/forms/contract.ts";
import * as gallery from "#features/gallery/contract.ts";
import * as forum from "#features/forum/contract.ts";
import * as graphs from "#demos/graphs/contract.ts";
import * as health from "#contract/health.ts";
import * as inbox from "#features/inbox/contract.ts";
import * as inlineEdit from "#demos/inline-edit/contract.ts";
import * as languages from "#contract/languages.ts";
import * as library from "#demos/library/contract.ts";
import type { LiveTopic } from "#contract/live.ts";
import * as maps from "#features/maps/contract.ts";
import * as menu from "#contract/menu.ts";
import * as nestedLists from "#demos/nested-lists/contract.ts";
import * as orders from "#features/orders/contract.ts";
import * as passkeys from "#contract/passkeys.ts";
import * as people from "#contract/people.ts";
import * as plans from "#features/plans/contract.ts";
import * as plugins from "#demos/plugins/contract.ts";
import * as posts from "#features/posts/contract.ts";
import * as preferences from "#contract/preferences.ts";
import * as products from "#features/products/contract.ts";
import * as profile from "#contract/profile.ts";
import * as projects from "#features/projects/contract.ts";
import * as search from "#contract/search.ts";
import * as secondFactor from "#contract/second-factor.ts";
import * as session from "#contract/session.ts";
import * as tables from "#demos/tables/contract.ts";
import * as todo from "#features/todo/contract.ts";
import * as uploads from "#contract/uploads.ts";
import * as users from "#contract/users.ts";
import * as visits from "#features/visits/contract.ts";
import * as wizards from "#demos/forms/wizards.ts";
import { activitiesRoutes } from "#server/activities/routes.ts";
import { seedActivities } from "#server/activities/seed.ts";
import { picturesRoutes } from "#server/auth/pictures.ts";
import { auditRoutes } from "#server/audit/routes.ts";
import { seedAudit } from "#server/audit/seed.ts";
import { type AuthOptions, authRoutes } from "#server/auth/routes.ts";
import { blogRoutes } from "#features/blog/server/routes.ts";
import { blogSearch } from "#features/blog/server/search.ts";
import { seedBlog } from "#features/blog/server/seed.ts";
import { calendarRoutes } from "#features/calendar/server/routes.ts";
import { eventSearch } from "#features/calendar/server/search.ts";
import { seedCalendar } from "#features/calendar/server/seed.ts";
import { chatRoutes } from "#features/chat/server/routes.ts";
import { chatSearch } from "#features/chat/server/search.ts";
import { seedChat } from "#features/chat/server/seed.ts";
import type { Db } from "#server/db/client.ts";
import type { Seed } from "#server/db/seed/people.ts";
import type { DB as Tables } from "#server/db/tables.gen.ts";
import { diagnosticsRoutes, type Operation } from "#server/diagnostics/routes.ts";
import { documentsRoutes } from "#features/documents/server/routes.ts";
import { seedDocuments } from "#features/documents/server/seed.ts";
import { emailTemplatesRoutes } from "#features/email-templates/server/routes.ts";
import { formsRoutes } from "#demos/forms/server/routes.ts";
import { seedForms } from "#demos/forms/server/seed.ts";
import { galleryRoutes } from "#features/gallery/server/routes.ts";
import { seedGallery } from "#features/gallery/server/seed.ts";
import { forumRoutes } from "#features/forum/server/routes.ts";
import { removeForumContent } from "#features/forum/server/remove-content.ts";
import { topicSearch } from "#features/forum/server/search.ts";
import { seedForum } from "#features/forum/server/seed/seed.ts";
import { graphsRoutes } from "#demos/graphs/server/routes.ts";
import { healthRoutes } from "#server/health/routes.ts";
import { inboxRoutes } from "#features/inbox/server/routes.ts";
import { seedInbox } from "#features/inbox/server/seed.ts";
import { inlineEditRoutes } from "#demos/inline-edit/server/routes.ts";
import { languagesRoutes } from "#server/languages/routes.ts";
import { libraryRoutes } from "#demos/library/server/routes.ts";
import { seedLibrary } from "#demos/library/server/seed.ts";
import type { AccountPart } from "#server/lib/account-rows.ts";
import type { AppEnv } from "#server/lib/implement.ts";
import type { RowSearch } from "#server/lib/row-search.ts";
import { mapsRoutes, mapTilesRoutes } from "#features/maps/server/routes.ts";
import type { Streets } from "#features/maps/server/styles.ts";
import { menuRoutes } from "#server/menu/routes.ts";
import { nestedListsRoutes } from "#demos/nested-lists/server/routes.ts";
import { ordersRoutes } from "#features/orders/server/routes.ts";
import { orderSearch } from "#features/orders/server/search.ts";
import { seedOrders } from "#features/orders/server/seed.ts";
import { peopleRoutes } from "#server/people/routes.ts";
import { plansRoutes } from "#features/plans/server/routes.ts";
import { pluginsRoutes } from "#demos/plugins/server/routes.ts";
import { postsRoutes } from "#features/posts/server/routes.ts";
import { seedPosts } from "#features/posts/server/seed.ts";
import { preferencesRoutes } from "#server/preferences/routes.ts";
import { productsRoutes } from "#features/products/server/routes.ts";
import { seedProducts } from "#features/products/server/seed.ts";
import { profileRoutes } from "#server/profile/routes.ts";
import { projectsRoutes } from "#features/projects/server/routes.ts";
import { projectSearch } from "#features/projects/server/search.ts";
import { seedProjects } from "#features/projects/server/seed.ts";
import { searchRoutes } from "#server/search/routes.ts";
import { tablesRoutes } from "#demos/tables/server/routes.ts";
import { seedTables } from "#demos/tables/server/seed.ts";
import { todoRoutes } from "#features/todo/server/routes.ts";
import { todoSearch } from "#features/todo/server/search.ts";
import { seedTodos } from "#features/todo/server/seed.ts";
import { uploadsRoutes } from "#server/uploads/routes.ts";
import { usersRoutes } from "#server/users/routes.ts";
import { visitsRoutes } from "#features/visits/server/routes.ts";
import { seedVisits } from "#features/visits/server/seed.ts";

/** The options of the app. A feature's routes name those that they need as the type of their second parameter. */
export type FeatureContext = {
  readonly db: Db;
  readonly auth: AuthOptions;
  /** Pictures of streets for the maps. */
  readonly streets: Streets | undefined;
  /** Where files that users upload are stored. If absent, uploads are refused. */
  readonly uploadDirectory: string | undefined;
  readonly operation: Operation;
  /** The row searches of all features. */
  readonly rowSearches: readonly RowSearch[];
  /** What all features know about the rows of an account. */
  readonly accountParts: readonly AccountPart[];
};

type Routes = (app: Hono<AppEnv>, context: FeatureContext) => void;

/** A feature's part of the server. `docs/guides/add-a-feature.md` lists its other parts. */
export type Feature = AccountPart & {
  /** The name of its folders; the OpenAPI document groups endpoints by it, and `seeded_features` records it. */
  readonly name: string;
  /** Its file in `contract/`. */
  readonly contract: object;
  /** Routes that run with the request's session. */
  readonly routes?: Routes;
  /** Routes that run before the session is looked up. */
  readonly publicRoutes?: Routes;
  /**
   * The paths whose requests have large bodies, which are read as a stream. The limits of a body's size and of a
   * request's time do not apply to them; the routes have limits of their own.
   */
  readonly streamedPaths?: RegExp;
  /** Demo content, which is added once to a database. It is not added where one of `tables` has rows. */
  readonly seed?: { readonly tables: readonly (keyof Tables)[]; readonly run: Seed };
  /** Searches the feature's rows. */
  readonly search?: RowSearch;
  /** The topic to announce when a user comes online or goes offline. */
  readonly presenceTopic?: LiveTopic;
  /**
   * The rows that users share although each has an owner: all rows of a table (`true`), or those that meet a condition.
   * `second-person.test.ts` fails where any other row with a `user_id` or `owner_id` reaches another user.
   */
  readonly sharedRows?: Readonly<Record<string, true | RawBuilder<SqlBool>>>;
};

/** All features. Demo content is added in this order: later features refer to rows of earlier ones. */
export const features: readonly Feature[] = [
  { name: "health", contract: health, publicRoutes: healthRoutes },
  { name: "diagnostics", contract: diagnostics, routes: diagnosticsRoutes },
  {
    name: "auth",
    contract: auth,
    publicRoutes: authRoutes,
    ownedRows: {
      "sessions.user_id": "personal",
      "accounts.user_id": "personal",
      "two_factors.user_id": "internal",
      "passkeys.user_id": "personal",
      "live_changes.user_id": "internal",
      "live_streams.user_id": "internal",
      "known_devices.user_id": "internal",
    },
  },
  // Served by the routes of auth.
  { name: "session", contract: session },
  { name: "second-factor", contract: secondFactor },
  { name: "passkeys", contract: passkeys },
  {
    name: "users",
    contract: users,
    publicRoutes: picturesRoutes,
    routes: usersRoutes,
    sharedRows: { users: true },
    ownedRows: { "pictures.user_id": "personal" },
    // Lists of colleagues.
    contentTopic: "profile",
  },
  { name: "people", contract: people, routes: peopleRoutes },
  {
    name: "audit",
    contract: audit,
    routes: auditRoutes,
    seed: { tables: ["auditEvents"], run: seedAudit },
    ownedRows: { "audit_events.actor_id": "kept", "audit_events.subject_id": "kept" },
  },
  { name: "menu", contract: menu, routes: menuRoutes },
  { name: "languages", contract: languages, routes: languagesRoutes },
  {
    name: "preferences",
    contract: preferences,
    routes: preferencesRoutes,
    ownedRows: { "preferences.user_id": "personal" },
  },
  { name: "search", contract: search, routes: searchRoutes },
  {
    name: "inbox",
    contract: inbox,
    routes: inboxRoutes,
    seed: { tables: ["messages"], run: seedInbox },
    ownedRows: { "messages.user_id": "personal", "mailbox_counts.user_id": "internal" },
  },
  {
    name: "activities",
    contract: activities,
    routes: activitiesRoutes,
    seed: { tables: ["activities"], run: seedActivities },
    ownedRows: { "activities.user_id": "personal", "activities.actor_id": "internal" },
  },
  {
    name: "projects",
    contract: projects,
    routes: projectsRoutes,
    seed: { tables: ["projects"], run: seedProjects },
    search: projectSearch,
    ownedRows: { "recent_projects.user_id": "personal" },
  },
  {
    name: "chat",
    contract: chat,
    routes: chatRoutes,
    seed: { tables: ["chatMessages", "chatMarks", "chatStatuses"], run: seedChat },
    search: chatSearch,
    presenceTopic: "chat",
    sharedRows: {
      chat_messages: sql`room_id in (select id from chat_rooms where first_id is null)`,
      live_streams: true,
    },
    ownedRows: {
      "chat_rooms.first_id": "personal",
      "chat_rooms.second_id": "personal",
      "chat_messages.user_id": "kept",
      "chat_marks.user_id": "internal",
      "chat_typing.user_id": "internal",
      "chat_statuses.user_id": "personal",
    },
    contentTopic: "chat",
  },
  {
    name: "posts",
    contract: posts,
    routes: postsRoutes,
    seed: { tables: ["posts"], run: seedPosts },
    sharedRows: { posts: true, post_likes: true, post_comments: true },
    ownedRows: { "posts.user_id": "content", "post_likes.user_id": "personal", "post_comments.user_id": "content" },
    contentTopic: "posts",
  },
  {
    name: "forum",
    contract: forum,
    routes: forumRoutes,
    seed: { tables: ["forumTopics"], run: seedForum },
    search: topicSearch,
    sharedRows: { forum_topics: true, forum_posts: true, forum_likes: true },
    ownedRows: {
      "forum_topics.user_id": "content",
      "forum_posts.user_id": "content",
      "forum_likes.user_id": "personal",
      "forum_topic_marks.user_id": "internal",
      "forum_section_marks.user_id": "internal",
    },
    removeContent: removeForumContent,
    contentTopic: "forum",
  },
  {
    name: "todo",
    contract: todo,
    routes: todoRoutes,
    seed: { tables: ["todos"], run: seedTodos },
    search: todoSearch,
    ownedRows: { "todos.user_id": "content" },
    contentTopic: "todos",
  },
  {
    name: "visits",
    contract: visits,
    routes: visitsRoutes,
    seed: { tables: ["regionVisits", "siteDays", "siteGoals"], run: seedVisits },
  },
  {
    name: "calendar",
    contract: calendar,
    routes: calendarRoutes,
    seed: { tables: ["events", "externalEvents"], run: seedCalendar },
    search: eventSearch,
    ownedRows: { "events.user_id": "content", "external_events.user_id": "content" },
    contentTopic: "events",
  },
  {
    name: "tables",
    contract: tables,
    routes: tablesRoutes,
    seed: { tables: ["dataRows", "gridRows"], run: seedTables },
  },
  {
    name: "orders",
    contract: orders,
    routes: ordersRoutes,
    seed: { tables: ["orders"], run: seedOrders },
    search: orderSearch,
    ownedRows: { "orders.status_by": "kept" },
  },
  {
    name: "products",
    contract: products,
    routes: productsRoutes,
    seed: { tables: ["products"], run: seedProducts },
  },
  {
    name: "documents",
    contract: documents,
    routes: documentsRoutes,
    seed: { tables: ["documents"], run: seedDocuments },
    ownedRows: { "documents.user_id": "content" },
    contentTopic: "documents",
  },
  {
    name: "blog",
    contract: blog,
    routes: blogRoutes,
    seed: { tables: ["blogPosts"], run: seedBlog },
    search: blogSearch,
    sharedRows: {
      blog_posts: sql`is_published and deleted_at is null`,
      blog_comments: sql`deleted_at is null and post_id in (select id from blog_posts where is_published)`,
    },
    ownedRows: { "blog_posts.user_id": "content", "blog_comments.user_id": "content" },
    contentTopic: "blog",
  },
  { name: "profile", contract: profile, routes: profileRoutes },
  {
    name: "forms",
    contract: { ...forms, ...formsBootstrap, ...formsLayouts, ...formsValidation, ...formsValue, ...wizards },
    routes: formsRoutes,
    seed: { tables: ["formSubmissions"], run: seedForms },
    ownedRows: { "form_submissions.user_id": "personal" },
  },
  {
    name: "plans",
    contract: plans,
    routes: plansRoutes,
    ownedRows: { "plan_choices.user_id": "personal" },
  },
  {
    name: "email-templates",
    contract: emailTemplates,
    routes: emailTemplatesRoutes,
    ownedRows: { "email_templates.user_id": "personal" },
  },
  {
    name: "plugins",
    contract: plugins,
    routes: pluginsRoutes,
    ownedRows: { "plugin_choices.user_id": "personal" },
  },
  {
    name: "inline-edit",
    contract: inlineEdit,
    routes: inlineEditRoutes,
    ownedRows: { "inline_edits.user_id": "personal" },
  },
  {
    name: "nested-lists",
    contract: nestedLists,
    routes: nestedListsRoutes,
    ownedRows: { "nested_lists.user_id": "personal" },
  },
  { name: "graphs", contract: graphs, routes: graphsRoutes },
  { name: "maps", contract: maps, publicRoutes: mapTilesRoutes, routes: mapsRoutes },
  {
    name: "uploads",
    contract: uploads,
    routes: uploadsRoutes,
    streamedPaths: /^\/plug(\/resumable(\/[^/]+)?)?$/,
    ownedRows: { "uploads.user_id": "content" },
    contentTopic: "uploads",
  },
  {
    name: "gallery",
    contract: gallery,
    routes: galleryRoutes,
    seed: { tables: ["galleryPictures"], run: seedGallery },
    sharedRows: { gallery_pictures: sql`deleted_at is null` },
    ownedRows: { "gallery_pictures.user_id": "content" },
    contentTopic: "gallery",
  },
  {
    name: "library",
    contract: library,
    routes: libraryRoutes,
    seed: { tables: ["libraryItems"], run: seedLibrary },
    ownedRows: { "library_checks.user_id": "personal" },
  },
];

/** The topics to announce when a user comes online or goes offline. */
export const presenceTopics = features.flatMap(({ presenceTopic = [] }) => presenceTopic);
