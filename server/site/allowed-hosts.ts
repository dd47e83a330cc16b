import type { MiddlewareHandler } from "hono";

import { AppError } from "#server/lib/errors.ts";

/** The names that the server answers to, beside those of the loopback interface. */
export type AllowedHosts = {
  /** In lower case, without a port: `office.example`. */
  readonly names: readonly string[];
  /** Whether any IP address is accepted: the server can then be reached by the addresses of its machine. */
  readonly allowsAddresses: boolean;
};

/**
 * Refuses requests for a host that is not ours. With DNS rebinding another site's name resolves to our address, and its
 * page then counts as ours in the browser; the `Host` header still carries that name. An IP address cannot be rebound.
 *
 * @param probePath a path that is answered under every IP address, since load balancers probe servers by theirs
 */
export const allowHosts =
  ({ names, allowsAddresses }: AllowedHosts, probePath: string): MiddlewareHandler =>
  ({ req }, next) => {
    const name = hostNameOf(req.header("host") ?? new URL(req.url).host);
    const isAllowed =
      name !== undefined &&
      (isLoopbackName(name) ||
        names.includes(name) ||
        (isAddress(name) && (allowsAddresses || new URL(req.url).pathname === probePath)));
    if (!isAllowed) {
      throw new AppError(
        "forbidden",
        "The server does not answer under this name. Its operator can add the name to ATRIUM_ALLOWED_HOSTS",
      );
    }
    return next();
  };

/**
 * The name or the address in a `Host` header, in the one spelling that URLs have for it.
 *
 * @returns undefined for what is not a host
 */
export function hostNameOf(header: string): string | undefined {
  if (!/^[^\s/?#@\\]+$/.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname.replace(/\.$/, "") || undefined;
}

/** @param name as `hostNameOf` returns it */
const isLoopbackName = (name: string) =>
  name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(\.\d+){3}$/.test(name);

/** @param name as `hostNameOf` returns it */
export const isAddress = (name: string) => name.startsWith("[") || /^\d+(\.\d+){3}$/.test(name);
