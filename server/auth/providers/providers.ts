import type { BetterAuthPlugin } from "better-auth";
import { getOAuthState } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";

import { Email } from "#contract/account/auth.ts";
import { findTaken, suggestUsername } from "#server/auth/accounts.ts";
import type { EngineExtension } from "#server/auth/engine.ts";
import { fetchPicture, storePicture } from "#server/auth/pictures.ts";
import type { Db } from "#server/db/client.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";

/** A provider as configured. */
export type ProviderSettings = {
  readonly key: "oidc" | "google" | "github" | "microsoft";
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** Who may use the providers. */
export type ProviderRules = {
  /** Whether an unknown identity opens a new account. */
  readonly canRegister: boolean;
  /** The domains of accepted e-mail addresses; empty if all are. */
  readonly allowedDomains: readonly string[];
  /** The Microsoft tenants whose users are accepted; empty if all are. */
  readonly allowedTenants: readonly string[];
  /** Whether a new account needs an address that the provider has verified. */
  readonly verifiesEmail: boolean;
};

/** Kept in the flow while the browser is at the provider. */
type FlowState = {
  /** The id of the user whose locked session the flow unlocks. */
  readonly unlocks?: string;
};

/**
 * The id of a provider in the table of accounts. An OpenID Connect server is named by its address, so that another
 * server's users are not taken for this one's after a change of the configuration.
 */
export const providerIdOf = ({ key, issuer }: Pick<ProviderSettings, "key" | "issuer">) =>
  key === "oidc" ? issuer : key;

/** What the providers add to the engine. */
export function extendByProviders(
  db: Db,
  settings: readonly ProviderSettings[],
  rules: ProviderRules,
  publicAddress: string,
): EngineExtension {
  const disableSignUp = !rules.canRegister;
  const ofKind = (...keys: readonly string[]) => settings.filter(({ key }) => keys.includes(key));
  const builtIn = ofKind("github", "microsoft").map(({ key, issuer, clientId, clientSecret }) => ({
    [key]: {
      clientId,
      clientSecret,
      disableSignUp,
      mapProfileToUser,
      ...(key === "microsoft" && { tenantId: new URL(issuer).pathname.split("/")[1], disableProfilePhoto: true }),
    },
  }));
  const isTrial = settings.some(({ issuer }) => issuer.startsWith("http:"));
  return {
    socialProviders: Object.assign({}, ...builtIn) as NonNullable<EngineExtension["socialProviders"]>,
    plugins: [
      namesMicrosoftUsersBySubject,
      genericOAuth({
        config: ofKind("oidc", "google").map(({ key, issuer, clientId, clientSecret }) => ({
          providerId: providerIdOf({ key, issuer }),
          discoveryUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
          clientId,
          clientSecret,
          scopes: ["openid", "profile", "email"],
          redirectURI: `${publicAddress}api/auth/callback/${key}`,
          requireIdTokenVerification: true,
          disableSignUp,
          mapProfileToUser,
        })),
      }),
    ],
    user: {
      async validateUserInfo({ user, source }) {
        const { unlocks } = (await getOAuthState<FlowState>()) ?? {};
        if (unlocks !== undefined && (source.action !== "sign-in" || user.id !== unlocks)) {
          return { error: "other-person" };
        }
        // An address that nobody has verified may be another person's.
        const needsAddress =
          source.action === "link-account" || (source.action === "create-user" && rules.verifiesEmail);
        if (needsAddress && user.emailVerified !== true) return { error: "email-unverified" };
        return isAccepted(rules, user, source.oauth) ? undefined : { error: "not-allowed" };
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async ({ username, ...user }) => ({ data: { ...user, username: await findFreeName(db, username) } }),
          async after({ id, image }) {
            await db
              .transaction()
              .execute((transaction) =>
                recordAudit(transaction, { action: "account-created", actor: id, subject: id }),
              );
            if (!image) return;
            const content = await fetchPicture(image, isTrial);
            const stored = content && (await storePicture(db, id, "api", content));
            if (!stored) await db.updateTable("users").set({ picture: "" }).where("id", "=", id).execute();
          },
        },
      },
    },
  };
}

/**
 * Names Microsoft's users by the claim `sub`, as OpenID Connect does. The library would use `oid`, and not find the
 * identities that earlier versions stored.
 */
const namesMicrosoftUsersBySubject = {
  id: "atrium-microsoft",
  init: ({ socialProviders }) => ({
    context: {
      socialProviders: socialProviders.map((provider) =>
        provider.id === "microsoft" ? { ...provider, accountSubject: readSubject } : provider,
      ),
    },
  }),
} satisfies BetterAuthPlugin;

function readSubject({ profile }: { profile: object }) {
  const { sub } = profile as { sub?: unknown };
  return typeof sub === "string" ? sub : "";
}

type Identity = { readonly email?: string; readonly emailVerified?: boolean };
type AtProvider = { readonly providerId: string; readonly profile?: Record<string, unknown> };

/** Whether the rules accept an identity. An address counts only if the provider has verified it. */
export function isAccepted(
  { allowedDomains, allowedTenants }: Pick<ProviderRules, "allowedDomains" | "allowedTenants">,
  user: Identity,
  at: AtProvider | undefined,
) {
  const isTenant =
    at?.providerId !== "microsoft" ||
    allowedTenants.length === 0 ||
    allowedTenants.includes(String(at.profile?.["tid"]).toLowerCase());
  const domain = user.emailVerified === true ? user.email?.toLowerCase().split("@").at(-1) : undefined;
  return isTenant && (allowedDomains.length === 0 || (domain !== undefined && allowedDomains.includes(domain)));
}

/** Reads the claims of an identity, of which only the subject is always present. */
export function mapProfileToUser(profile: object) {
  const claims = profile as Record<string, unknown>;
  const text = (...names: readonly string[]) =>
    names.map((name) => claims[name]).find((value): value is string => typeof value === "string" && value !== "");
  // Like a typed one: a line break in an address could add a header to mails.
  const email = Email.safeParse(text("email")).data;
  const called = text("name", "nickname", "preferred_username", "login") ?? email?.split("@")[0] ?? "";
  const [firstName = "", ...rest] = called.split(/[\s\p{Cc}]+/u).filter((part) => part !== "");
  const suggested = (text("preferred_username", "login") ?? email ?? called).split("@")[0] ?? "";
  const username = suggestUsername(suggested || called);
  return {
    name: `${firstName.slice(0, 60)} ${rest.join(" ").slice(0, 60)}`.trim() || username,
    username,
    firstName: firstName.slice(0, 60),
    lastName: rest.join(" ").slice(0, 60),
    image: text("picture", "avatar_url"),
    // Accounts have an address. Without one from the provider, it is one that cannot receive mail.
    ...(email === undefined
      ? { email: `${crypto.randomUUID()}@provider.invalid`, emailVerified: false }
      : { email: email.toLowerCase() }),
  };
}

/** Finds a username that nobody has: the suggested one, or the first free one with a number. */
async function findFreeName(db: Db, suggested: unknown) {
  const base = String(suggested);
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const candidate = attempt === 1 ? base : `${base}${attempt}`;
    if (!(await findTaken(db, { username: candidate, email: "" })).username) return candidate;
  }
  throw new Error("No username was free");
}
