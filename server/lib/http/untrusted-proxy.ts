import type { MiddlewareHandler } from "hono";

import { networkOf, peerAddress } from "#server/lib/http/client-address.ts";
import type { Log } from "#server/lib/log/request-log.ts";

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-proto"];

/** Clients can send these headers as well, from any number of addresses. */
const maxReported = 100;

/**
 * Detects a proxy that is missing in ATRIUM_TRUSTED_PROXY, by the headers that proxies add. Without the setting, all of
 * its users count as one client. Each address is logged once.
 */
export function watchProxies(isTrustedProxy: (address: string) => boolean, log: Log) {
  const reported = new Set<string>();
  const watch: MiddlewareHandler = (context, next) => {
    const peer = peerAddress(context);
    const header = forwardingHeaders.find((name) => context.req.header(name) !== undefined);
    if (header === undefined || peer === undefined || isTrustedProxy(peer)) return next();
    const network = networkOf(peer);
    if (reported.size < maxReported && !reported.has(network)) {
      reported.add(network);
      log("warning", { proxy: peer, header, message: advise(peer) });
    }
    return next();
  };
  return { watch, hasUntrusted: () => reported.size > 0 };
}

const advise = (peer: string) =>
  `Requests from ${peer} name the clients they are forwarded for, but ${peer} is not in ATRIUM_TRUSTED_PROXY. ` +
  `If it is your proxy, set ATRIUM_TRUSTED_PROXY=${peer}: until then, all its users share the limits of one address. ` +
  "Otherwise a client has sent the header, which is ignored.";
