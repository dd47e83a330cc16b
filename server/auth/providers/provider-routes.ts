import type { Context, Hono } from "hono";

import * as contract from "#contract/account/auth.ts";
import type { ProviderFailure } from "#contract/account/provider-failures.ts";
import { firstInstalled } from "#contract/screens/screens.ts";
import { credentialProvider } from "#server/auth/accounts.ts";
import { limitAttempts, limits, uncountAttempt } from "#server/auth/attempts.ts";
import { beginSession } from "#server/auth/sessions/begin-session.ts";
import { cookiesOf, sendCookies } from "#server/auth/sessions/cookies.ts";
import { createEngine, type Engine, refusals } from "#server/auth/engine.ts";
import { extendByProviders, providerIdOf, type ProviderSettings } from "#server/auth/providers/providers.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import { readSessionToken, writeStateCookie } from "#server/auth/sessions/session.ts";
import { endSession, findUserOf, isStillValid, setLocked } from "#server/auth/sessions/sessions.ts";
import { reauthenticate } from "#server/auth/reauthenticate.ts";
import { announce } from "#server/lib/live/announce.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement, type Session } from "#server/lib/http/implement.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";
import { settleWithin } from "#server/lib/settle-within.ts";

/** Milliseconds until a provider that does not answer counts as unavailable. */
const discoveryTimeout = 10_000;

/** What a flow at a provider is for: a new session, the unlocking of this one, or another way into the account. */
type Purpose = "sign-in" | "unlock" | "link";

/** The screen that a failure leads to. */
const screens: Record<Purpose, string> = { "sign-in": "/login", unlock: "/lock", link: "/profile" };

/** Sign-in through providers, and the identities that are linked to an account. */
export function providerRoutes(app: Hono<AppEnv>, options: AuthOptions) {
  const { db } = options;
  const engineOf = providerEngine(options);

  app.get("/auth/start/:provider", async (context) => {
    const provider = findProvider(context.req.param("provider"));
    const locked = lockedSession(context);
    const purpose = locked && context.req.query("unlock") !== undefined ? "unlock" : "sign-in";
    const returnTo = safeReturn(context.req.query("to"));
    try {
      await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
      const engine = await engineOf();
      const { response, headers } = await engine.api.signInSocial({
        body: {
          provider: providerIdOf(provider),
          disableRedirect: true,
          ...addressesOf(purpose, returnTo),
          ...(purpose === "unlock" && { additionalData: { unlocks: locked?.person.id } }),
          ...(locked && { additionalParams: { prompt: strictestPrompt(provider) } }),
        },
        headers: context.req.raw.headers,
        returnHeaders: true,
      });
      sendCookies(context, headers);
      return context.redirect(response.url ?? "");
    } catch (error) {
      const isLimited = error instanceof AppError && error.code === "too_many_requests";
      return fail(context, provider, isLimited ? "too-many-attempts" : "provider-away", { purpose, returnTo, error });
    }
  });

  app.get("/auth/callback/:provider", async (context) => {
    const provider = findProvider(context.req.param("provider"));
    const { cookies, search } = await finish(context, provider);
    sendCookies(context, cookies, (name) => name !== cookiesOf(options).session);
    const purpose = readPurpose(search.get("for"), lockedSession(context));
    const flow = { purpose, returnTo: safeReturn(search.get("to") ?? undefined) };
    const error = search.get("error");
    if (error !== null) return fail(context, provider, reasonOf(error, purpose), { ...flow, error });
    const result = await complete(context, provider, purpose, cookies);
    if (result !== "done" && result !== "second-factor") return fail(context, provider, result, flow);
    await uncountAttempt(db, limits.linkFromAddress, options.clientAddress(context));
    const factorScreen = `${screens["sign-in"]}?${new URLSearchParams({ factor: "1", to: flow.returnTo }).toString()}`;
    return context.redirect(`${options.publicAddress()}#${result === "done" ? flow.returnTo : factorScreen}`);
  });

  implement(app, contract.listIdentities, async ({ person }) => {
    const rows = await db
      .selectFrom("accounts")
      .select(["id", "providerId", "createdAt"])
      .where("userId", "=", person.id)
      .where("providerId", "!=", credentialProvider)
      .orderBy("createdAt")
      .execute();
    return rows.map(({ providerId, createdAt, ...row }) => ({
      ...row,
      label: options.providers.find((provider) => providerIdOf(provider) === providerId)?.label ?? providerId,
      createdAt: createdAt.toISOString(),
    }));
  });

  implement(app, contract.linkIdentity, async ({ person, params, body: { password } }, context) => {
    await reauthenticate(context, options, person, password);
    const provider = findProvider(params.provider);
    await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
    const engine = await engineOf();
    const { response, headers } = await engine.api
      .linkSocialAccount({
        body: {
          provider: providerIdOf(provider),
          disableRedirect: true,
          ...addressesOf("link", screens.link),
          additionalParams: { prompt: strictestPrompt(provider) },
        },
        headers: context.req.raw.headers,
        returnHeaders: true,
      })
      .catch((error: unknown) => {
        options.log("info", { message: refused, provider: provider.key, failure: "provider-away", ...causeOf(error) });
        throw new AppError("unavailable", "The provider is not responding. Try again in a moment.");
      });
    sendCookies(context, headers);
    return { address: response.url };
  });

  implement(app, contract.unlinkIdentity, async ({ person, params, body: { password } }, context) => {
    await reauthenticate(context, options, person, password);
    await db.transaction().execute(async (transaction) => {
      const ways = await transaction
        .selectFrom("accounts")
        .select("id")
        .where("userId", "=", person.id)
        .forUpdate()
        .execute();
      if (!ways.some(({ id }) => id === params.id)) throw new AppError("not_found", "Identity not found");
      if (ways.length === 1) throw new AppError("conflict", "Set a password before you remove the only way to sign in");
      await transaction.deleteFrom("accounts").where("id", "=", params.id).execute();
      await announce(transaction, "session", [person.id]);
      await recordAudit(transaction, { action: "identity-unlinked", actor: person.id, subject: person.id });
    });
    return {};
  });

  /** Lets the engine verify the provider's answer. @returns its cookies, and the query of the address it leads to */
  async function finish(context: Context, provider: ProviderSettings) {
    const engine = await engineOf();
    const answer: Response = await engine.api.callbackOAuth({
      method: "GET",
      params: { id: providerIdOf(provider) },
      query: Object.fromEntries(new URL(context.req.url).searchParams),
      headers: context.req.raw.headers,
      asResponse: true,
    });
    const location = answer.headers.get("location");
    const search = location === null ? new URLSearchParams({ error: "no_answer" }) : new URL(location).searchParams;
    return { cookies: answer.headers, search };
  }

  /** Does what the flow was for. @returns why it cannot be done, or whether the second factor is missing */
  async function complete(
    context: Context<AppEnv>,
    provider: ProviderSettings,
    purpose: Purpose,
    cookies: Headers,
  ): Promise<ProviderFailure | "done" | "second-factor"> {
    if (purpose === "link") {
      const { id } = context.get("person") ?? {};
      if (id !== undefined) await recordLink(id, provider.label);
      return "done";
    }
    const userId = await takeUser(cookies);
    if (userId === undefined) return "provider-refused";
    const proof = { providerId: providerIdOf(provider) };
    if (purpose === "sign-in") {
      const signedIn = await beginSession(context, options, userId, proof);
      if (!signedIn) return "provider-refused";
      return signedIn.isChallenged ? "second-factor" : "done";
    }
    // The flow has proved that its user is the session's.
    const session = lockedSession(context);
    if (!session) return "provider-stale";
    if (!(await isStillValid(db, userId, proof))) return "provider-refused";
    await setLocked(db, { id: session.id, userId: session.person.id }, false);
    writeStateCookie(context, options, "signed-in");
    return "done";
  }

  const recordLink = (userId: string, provider: string) =>
    db
      .transaction()
      .execute((transaction) =>
        recordAudit(transaction, { action: "identity-linked", actor: userId, subject: userId, details: { provider } }),
      );

  /** The user of the session that the engine began. It is ended, because it has not asked for the second factor. */
  async function takeUser(cookies: Headers) {
    const token = readSessionToken(cookies, options);
    if (token === undefined) return undefined;
    const userId = await findUserOf(db, token);
    await endSession(db, token);
    return userId;
  }

  function findProvider(key: string) {
    const provider = options.providers.find((each) => each.key === key);
    if (!provider) throw new AppError("not_found", "Provider not found");
    return provider;
  }

  /** Where the engine leads after a flow. The query is read by the callback, and never reaches the browser. */
  function addressesOf(purpose: Purpose, returnTo: string) {
    const address = `${options.publicAddress()}?${new URLSearchParams({ for: purpose, to: returnTo }).toString()}`;
    return { callbackURL: address, errorCallbackURL: address };
  }

  type Failed = { purpose: Purpose; returnTo: string; error?: unknown };

  /**
   * Redirects to the screen that the flow began at, with an error message. The provider's own message goes to the log
   * only.
   */
  function fail(
    context: Context,
    { key }: ProviderSettings,
    why: ProviderFailure,
    { purpose, returnTo, error }: Failed,
  ) {
    options.log("info", { message: refused, provider: key, failure: why, ...causeOf(error) });
    const search = new URLSearchParams({ failure: why, ...(purpose === "unlock" && { to: returnTo }) });
    return context.redirect(`${options.publicAddress()}#${screens[purpose]}?${search.toString()}`);
  }
}

/**
 * The engine with the configured providers, apart from the one for sessions and passwords: it loads the documents of the
 * providers first, and one that does not answer must not delay anybody else.
 */
function providerEngine(options: AuthOptions): () => Promise<Engine> {
  let kept: Engine | undefined;
  return async () => {
    const engine =
      kept ?? createEngine(options, extendByProviders(options.db, options.providers, options, options.publicAddress()));
    kept = engine;
    let isReady = false;
    const load = async () => {
      await engine.$context;
      isReady = true;
    };
    await settleWithin(discoveryTimeout, load());
    if (isReady) return engine;
    kept = undefined;
    throw new Error("The provider did not answer in time");
  };
}

/** Google and GitHub do not support `login`; the strongest prompt they offer is the choice of an account. */
const strictestPrompt = ({ key }: ProviderSettings) =>
  key === "github" || key === "google" ? "select_account" : "login";

const lockedSession = (context: Context<AppEnv>) => {
  const session = context.get("session");
  return session?.isLocked ? session : undefined;
};

/** What a flow was for. An answer whose flow is not known is judged by the session. */
const readPurpose = (text: string | null, locked: Session | undefined): Purpose =>
  text === "link" || text === "unlock" || text === "sign-in" ? text : locked ? "unlock" : "sign-in";

/** The reasons of the engine that have a message of their own. */
const reasons: Readonly<Record<string, ProviderFailure>> = {
  state_mismatch: "provider-stale",
  state_not_found: "provider-stale",
  state_invalid: "provider-stale",
  account_not_linked: "email-taken",
  signup_disabled: "registration-closed",
  account_already_linked_to_different_user: "already-linked",
  unable_to_link_account: "provider-stale",
  "email-unverified": "email-unverified",
  "other-person": "other-person",
  "not-allowed": "not-allowed",
  [refusals.suspended]: "suspended",
};

function reasonOf(error: string, purpose: Purpose): ProviderFailure {
  const reason = reasons[error] ?? "provider-refused";
  // An identity without an account, or of another address, is another person's.
  const isOther = purpose === "unlock" && (reason === "email-taken" || reason === "registration-closed");
  return isOther ? "other-person" : reason;
}

const refused = "A sign-in with a provider has failed";

const causeOf = (error: unknown) =>
  error instanceof Error
    ? { error: error.name, reason: error.message }
    : typeof error === "string"
      ? { error: error.slice(0, 100) }
      : {};

/** Where a sign-in leads that began nowhere: the dashboard (specification §1), or home in a copy without it. */
export const startPath = firstInstalled("/dashboard");

/** A path in the app: an address may never redirect to another site. */
const safeReturn = (to: string | undefined) =>
  to !== undefined && /^\/[^/\\\s][^\s]{0,300}$/.test(to) ? to : startPath;
