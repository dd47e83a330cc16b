import * as activities from "#contract/activities.ts";
import * as audit from "#contract/audit.ts";
import * as auth from "#contract/account/auth.ts";
import * as diagnostics from "#contract/diagnostics.ts";
import * as firstSteps from "#contract/screens/first-steps.ts";
import * as health from "#contract/health.ts";
import * as languages from "#contract/languages.ts";
import * as menu from "#contract/screens/menu.ts";
import * as passkeys from "#contract/account/passkeys.ts";
import * as people from "#contract/people.ts";
import * as preferences from "#contract/account/preferences.ts";
import * as profile from "#contract/account/profile.ts";
import * as search from "#contract/search.ts";
import * as secondFactor from "#contract/account/second-factor.ts";
import * as session from "#contract/account/session.ts";
import * as uploads from "#contract/uploads.ts";
import * as users from "#contract/users.ts";
import * as violations from "#contract/violations.ts";
import { activitiesRoutes } from "#server/activities/routes.ts";
import { seedActivities } from "#server/activities/seed.ts";
import { picturesRoutes } from "#server/auth/pictures.ts";
import { auditRoutes } from "#server/audit/routes.ts";
import { seedAudit } from "#server/audit/seed.ts";
import { authRoutes } from "#server/auth/routes.ts";
import { hasSecondFactor } from "#server/auth/second-factor/second-factor.ts";
import { diagnosticsRoutes } from "#server/diagnostics/routes.ts";
import { firstStepsRoutes } from "#server/first-steps/routes.ts";
import { healthRoutes } from "#server/health/routes.ts";
import { languagesRoutes } from "#server/languages/routes.ts";
import { menuRoutes } from "#server/menu/routes.ts";
import { invitationStep } from "#server/people/first-step.ts";
import { peopleRoutes } from "#server/people/routes.ts";
import { preferencesRoutes } from "#server/preferences/routes.ts";
import { profileRoutes } from "#server/profile/routes.ts";
import { searchRoutes } from "#server/search/routes.ts";
import { uploadsRoutes } from "#server/uploads/routes.ts";
import { usersRoutes } from "#server/users/routes.ts";
import { violationsRoutes } from "#server/violations/routes.ts";
import { serverFeatures } from "#generated/server-features.gen.ts";
import type { Feature } from "#server/lib/feature.ts";

/** The parts of the platform that have endpoints. */
const platform: readonly Feature[] = [
  { name: "health", contract: health, publicRoutes: healthRoutes },
  { name: "diagnostics", contract: diagnostics, routes: diagnosticsRoutes },
  { name: "violations", contract: violations, routes: violationsRoutes },
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
  { name: "session", contract: session },
  {
    name: "second-factor",
    contract: secondFactor,
    firstStep: { id: "second-factor", isDone: hasSecondFactor },
  },
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
  { name: "people", contract: people, routes: peopleRoutes, firstStep: invitationStep },
  {
    name: "audit",
    contract: audit,
    routes: auditRoutes,
    seed: { tables: ["auditEvents"], run: seedAudit },
    ownedRows: { "audit_events.actor_id": "kept", "audit_events.subject_id": "kept" },
  },
  { name: "menu", contract: menu, routes: menuRoutes },
  { name: "first-steps", contract: firstSteps, routes: firstStepsRoutes },
  { name: "languages", contract: languages, routes: languagesRoutes },
  {
    name: "preferences",
    contract: preferences,
    routes: preferencesRoutes,
    ownedRows: { "preferences.user_id": "personal" },
  },
  { name: "search", contract: search, routes: searchRoutes },
  {
    name: "activities",
    contract: activities,
    routes: activitiesRoutes,
    seed: { tables: ["activities"], run: seedActivities },
    ownedRows: { "activities.user_id": "personal", "activities.actor_id": "internal" },
  },
  { name: "profile", contract: profile, routes: profileRoutes },
  {
    name: "uploads",
    contract: uploads,
    routes: uploadsRoutes,
    streamedPaths: /^\/plug(\/resumable(\/[^/]+)?)?$/,
    ownedRows: { "uploads.user_id": "content" },
    contentTopic: "uploads",
  },
];

/** The parts of the platform and all features. Demo content is added in this order: a feature comes after those it needs. */
export const features: readonly Feature[] = [...platform, ...serverFeatures];

/** The answers that are sent with events of the live stream. */
export const liveAnswers = features.flatMap((feature) => feature.liveAnswers ?? []);

/** The topics to announce when a user comes online or goes offline. */
export const presenceTopics = features.flatMap(({ presenceTopic = [] }) => presenceTopic);
