import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { Provider } from "oidc-provider";

import { type AppOptions, createApp, createAuthOptions } from "#server/app.ts";
import { plainCookie } from "#server/auth/sessions/cookies.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import type { Db } from "#server/db/client.ts";
import { ada } from "#server/lib/testing.ts";

/** Begins a session of a user. @returns the cookie of their browser: `atrium.session=…` */
export async function openSession(db: Db, userId: string, options: Partial<AuthOptions> = {}) {
  const { engine } = createAuthOptions({ db, ...options });
  const { headers } = await engine().api.beginSession({
    body: { userId },
    headers: new Headers(),
    returnHeaders: true,
  });
  const [cookie = ""] = headers.getSetCookie();
  return cookie.split(";")[0] ?? "";
}

/** A browser that keeps its cookies, at an app that requires signing in. */
export function createBrowser(options: AppOptions) {
  const app = createApp({ demoUsername: undefined, publicAddress: () => "https://office.example/app/", ...options });
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await app.request(path, {
        method,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          "user-agent": "Test Browser",
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      const answered: unknown = text ? JSON.parse(text) : undefined;
      return { status: response.status, headers: response.headers, body: answered };
    },
    async signIn(name: string, password: string) {
      return this.send("POST", "/auth/sign-in", { name, password });
    },
    async register(change: object = {}) {
      return this.send("POST", "/auth/register", { ...ada, ...change });
    },
    async state() {
      const { body } = await this.send("GET", "/auth/session.json");
      return (body as { state: string }).state;
    },
  };
}

export type TestBrowser = ReturnType<typeof createBrowser>;

/** The token in the browser's session cookie, without its signature. */
export const tokenOf = (browser: TestBrowser) =>
  decodeURIComponent(browser.cookies.get(plainCookie) ?? "").split(".")[0] ?? "";

/** The claims of an identity. */
export type Claims = Record<string, unknown>;

export const issuerClient = { clientId: "atrium", clientSecret: "a secret of the tests" };

/** The picture served at `/picture.png`: just the bytes that identify its type. */
export const issuerPicture = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

type Issuer = { claims: Claims; returnTo: string; port?: number };

/** Starts a real OpenID Connect server on loopback that signs in a person with these claims without asking. */
export async function startIssuer({ claims, returnTo, port = 0 }: Issuer) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: issuerClient.clientId,
        client_secret: issuerClient.clientSecret,
        redirect_uris: [returnTo],
      },
    ],
    claims: { openid: ["sub"], profile: ["name", "preferred_username", "picture"], email: ["email", "email_verified"] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...claims }) }),
    cookies: { keys: ["a key of the test"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  });
  const callback = provider.callback();
  /** Answers every login and consent prompt with yes. */
  const agree = async (request: IncomingMessage, response: ServerResponse) => {
    const { params, prompt, session } = await provider.interactionDetails(request, response);
    if (prompt.name === "login") {
      const { sub } = claims;
      const login = { accountId: typeof sub === "string" ? sub : "somebody" };
      return provider.interactionFinished(request, response, { login });
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? "", clientId: String(params["client_id"]) });
    grant.addOIDCScope(String(params["scope"]));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };
  server.on("request", (request, response) => {
    if (request.url === "/picture.png") {
      response.setHeader("content-type", "image/png");
      response.end(issuerPicture);
      return;
    }
    if (request.url?.startsWith("/interaction/")) void agree(request, response);
    else void callback(request, response);
  });
  const stop = () => {
    // Browsers keep connections open.
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { issuer, stop };
}
