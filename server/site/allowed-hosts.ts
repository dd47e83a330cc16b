import { isIPv4 } from "node:net";

import type { MiddlewareHandler } from "hono";

import { AppError } from "#server/lib/errors.ts";

/** Accepted host names, besides those of the loopback interface. */
export type AllowedHosts = {
  /** In lower case, without a port: `office.example`. */
  readonly names: readonly string[];
  /** Whether any IP address is accepted, so that the server can be reached by the addresses of its machine. */
  readonly allowsAddresses: boolean;
};

/**
 * Refuses requests for unknown hosts. With DNS rebinding, another site's name resolves to this server's address, and
 * the browser treats its page as same-origin; the `Host` header still carries that name. An IP address cannot be
 * rebound.
 *
 * @param probePath a path that is answered for every IP address, since load balancers probe servers by address
 */
export const allowHosts =
  ({ names, allowsAddresses }: AllowedHosts, probePaths: readonly string[]): MiddlewareHandler =>
  ({ req }, next) => {
    const name = hostNameOf(req.header("host") ?? new URL(req.url).host);
    const isAllowed =
      name !== undefined &&
      (isLoopbackName(name) ||
        names.includes(name) ||
        (isAddress(name) && (allowsAddresses || probePaths.includes(req.path))));
    if (!isAllowed) {
      throw new AppError("forbidden", "This host name is not allowed. Add it to ATRIUM_ALLOWED_HOSTS on the server.");
    }
    return next();
  };

/**
 * The name or address in a `Host` header, normalised as in URLs.
 *
 * @returns undefined if it is not a host, or an IPv4 address in another notation than four decimal numbers: clients
 * normalise `127.1`, `2130706433` and `0x7f.1` before they send them
 */
export function hostNameOf(header: string): string | undefined {
  if (!/^[^\s/?#@\\]+$/.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  const name = new URL(`http://${header}`).hostname.replace(/\.$/, "");
  const written = header.replace(/:\d*$/, "").replace(/\.$/, "");
  return name === "" || (isIPv4(name) && written !== name) ? undefined : name;
}

/** @param name as returned by `hostNameOf` */
const isLoopbackName = (name: string) =>
  name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(\.\d+){3}$/.test(name);

/** @param name as returned by `hostNameOf` */
export const isAddress = (name: string) => name.startsWith("[") || isIPv4(name);
