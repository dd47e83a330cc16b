import type { Context } from "hono";

/**
 * Returns the client's IP address. A reverse proxy adds it to a header, which anybody else could forge. The addresses
 * are therefore read from the nearest one on, as long as they belong to trusted proxies.
 *
 * @param peer the remote address of the connection
 * @param forwardedFor the header `X-Forwarded-For`, nearest address last
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrustedProxy: (address: string) => boolean,
) {
  const chain = [...(forwardedFor?.split(",") ?? []), peer].map(plainAddress).toReversed();
  return chain.find((address) => !isTrustedProxy(address)) ?? chain.at(-1) ?? peer;
}

/** Removes the port that some proxies add, and writes an IPv4-mapped IPv6 address as IPv4. */
function plainAddress(address: string) {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return mappedIpv4(bare) ?? bare;
}

/** The IPv4 address in `::ffff:192.0.2.1` or `::ffff:c000:201`; undefined for any other address. */
function mappedIpv4(address: string) {
  const groups = readIpv6(address);
  if (!groups || groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/** The eight groups of an IPv6 address in any notation; undefined for any other text. */
function readIpv6(address: string) {
  const [withoutZone = ""] = address.split("%");
  if (!withoutZone.includes(":") || !URL.canParse(`http://[${withoutZone}]`)) return undefined;
  // The URL parser normalises all notations, without a dotted part.
  const [before = "", after] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split("::");
  const read = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [start, end] = [read(before), read(after ?? "")];
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}

/**
 * The network that limits by address apply to: an IPv4 address, or the /64 network of an IPv6 address, because a single
 * subscriber is given a whole /64 and can use a new address for every request.
 */
export function networkOf(address: string) {
  const plain = plainAddress(address);
  const groups = readIpv6(plain);
  if (!groups) return plain;
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** Provided by the Node server; requests in tests have none. */
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined;

/** The remote address of a request's connection. */
export function peerAddress(context: Context) {
  const address = (context.env as Bindings)?.incoming?.socket?.remoteAddress;
  return address === undefined ? undefined : plainAddress(address);
}

export const clientAddressOf = (isTrustedProxy: (address: string) => boolean) => (context: Context) =>
  clientAddress(peerAddress(context) ?? "unknown", context.req.header("x-forwarded-for"), isTrustedProxy);
