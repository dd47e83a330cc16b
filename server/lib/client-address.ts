import type { Context } from "hono";

/**
 * Where a request comes from. A proxy that stands in front writes that into a header; from anybody else the header is
 * an invention. So the addresses are read from the nearest one on, as long as they are those of trusted proxies.
 *
 * @param peer who holds the connection to us
 * @param forwardedFor the header `X-Forwarded-For`, the nearest address last
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrustedProxy: (address: string) => boolean,
) {
  const chain = [...(forwardedFor?.split(",") ?? []), peer].map(plainAddress).toReversed();
  return chain.find((address) => !isTrustedProxy(address)) ?? chain.at(-1) ?? peer;
}

/** An IPv4 address may come dressed as IPv6, and some proxies add the port. */
const plainAddress = (address: string) =>
  address
    .trim()
    .replace(/^::ffff:/i, "")
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** As the server for Node hands it over; a test's request has none. */
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined;

export const clientAddressOf = (isTrustedProxy: (address: string) => boolean) => (context: Context) =>
  clientAddress(
    (context.env as Bindings)?.incoming?.socket?.remoteAddress ?? "unknown",
    context.req.header("x-forwarded-for"),
    isTrustedProxy,
  );
