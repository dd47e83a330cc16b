import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { Provider } from "oidc-provider";

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
