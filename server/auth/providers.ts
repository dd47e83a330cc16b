import * as oidc from "openid-client";

/** A provider as configured. */
export type ProviderSettings = {
  readonly key: "oidc" | "google" | "github" | "microsoft";
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A person's profile at a provider. */
export type Profile = {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  /** The name at the provider, from which a username is made. */
  readonly username: string;
  /** Absent if the provider does not report one. */
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  /** The URL of a picture. */
  readonly picture: string | undefined;
};

/** Values stored while the person is at the provider, to verify the answer against. */
export type Flow = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

export type Provider = {
  readonly key: string;
  readonly label: string;
  /**
   * Returns the address to redirect the browser to.
   *
   * @param isAskedAgain whether the provider must prompt even if it has a session
   * @throws if the provider cannot be reached
   */
  readonly begin: (redirectUri: string, isAskedAgain?: boolean) => Promise<Flow & { url: string }>;
  /**
   * Verifies the callback and returns the profile. @param address the full callback address @throws if any value does
   * not match
   */
  readonly finish: (address: URL, flow: Flow) => Promise<Profile>;
};

/** In seconds: the timeout for a provider, and how long its discovery document is cached. */
const timeoutSeconds = 10;
const discoveryLasts = 3600;

export function createProvider(settings: ProviderSettings): Provider {
  const { key, label } = settings;
  const isGitHub = key === "github";
  const configuration = keepWhileFresh(() => (isGitHub ? configureGitHub(settings) : discover(settings)));
  return {
    key,
    label,
    async begin(redirectUri, isAskedAgain = false) {
      const flow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: isGitHub ? "read:user user:email" : "openid profile email",
        state: flow.state,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: "S256",
        ...(!isGitHub && { nonce: flow.nonce }),
        // Google and GitHub do not support `login`; the strongest prompt they offer is the choice of an account.
        ...(isAskedAgain && { prompt: isGitHub || key === "google" ? "select_account" : "login" }),
      });
      return { ...flow, url: url.href };
    },
    async finish(address, { state, nonce, codeVerifier }) {
      const client = await configuration();
      const tokens = await oidc.authorizationCodeGrant(client, address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        ...(!isGitHub && { expectedNonce: nonce, idTokenExpected: true }),
      });
      if (isGitHub) return readGitHubProfile(client, tokens.access_token);
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no identity");
      const hasProfile = client.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasProfile ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub) : {};
      return toProfile({ ...claims, ...more, iss: claims.iss, sub: claims.sub });
    },
  };
}

type Claims = Record<string, unknown> & { iss: string; sub: string };

/** Reads the claims of an identity. Only the first two are always present. */
export function toProfile(claims: Claims): Profile {
  const text = (name: string) => (typeof claims[name] === "string" && claims[name] !== "" ? claims[name] : undefined);
  const email = text("email");
  const name = text("name") ?? text("nickname") ?? text("preferred_username") ?? email?.split("@")[0] ?? "";
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name,
    username: text("preferred_username")?.split("@")[0] ?? email?.split("@")[0] ?? name,
    email,
    isEmailVerified: claims["email_verified"] === true,
    picture: text("picture"),
  };
}

const discover = ({ issuer, clientId, clientSecret }: ProviderSettings) => {
  const server = new URL(issuer);
  return oidc.discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // For development only: the configuration allows http on a loopback address alone.
    ...(server.protocol === "http:" && { execute: [oidc.allowInsecureRequests] }),
  });
};

/** GitHub uses OAuth without OpenID Connect: it has no discovery document, and its API returns the profile. */
const configureGitHub = async ({ issuer, clientId, clientSecret }: ProviderSettings) => {
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/login/oauth/authorize`,
    token_endpoint: `${issuer}/login/oauth/access_token`,
  };
  const client = new oidc.Configuration(metadata, clientId, clientSecret, oidc.ClientSecretPost(clientSecret));
  client.timeout = timeoutSeconds;
  return client;
};

type GitHubUser = { id: number; login: string; name: string | null; avatar_url?: string };
type GitHubEmail = { email: string; primary: boolean; verified: boolean };

async function readGitHubProfile(client: oidc.Configuration, accessToken: string) {
  const read = async (path: string): Promise<unknown> => {
    const address = new URL(`https://api.github.com${path}`);
    const response = await oidc.fetchProtectedResource(client, accessToken, address, "GET");
    if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
    return response.json();
  };
  return toGitHubProfile(
    client.serverMetadata().issuer,
    (await read("/user")) as GitHubUser,
    (await read("/user/emails")) as GitHubEmail[],
  );
}

export function toGitHubProfile(issuer: string, user: GitHubUser, emails: readonly GitHubEmail[]): Profile {
  const primary = emails.find((email) => email.primary);
  return {
    issuer,
    subject: String(user.id),
    name: user.name ?? user.login,
    username: user.login,
    email: primary?.email,
    isEmailVerified: primary?.verified ?? false,
    picture: user.avatar_url,
  };
}

/** A failed load is retried on the next request, so that a provider that was unavailable at start-up works later. */
function keepWhileFresh<T>(load: () => Promise<T>) {
  let kept: { value: Promise<T>; since: number } | undefined;
  return async () => {
    if (kept && Date.now() - kept.since < discoveryLasts * 1000) return kept.value;
    const value = load();
    kept = { value, since: Date.now() };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}
