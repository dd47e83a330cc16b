import { expect, test } from "vitest";

import { clientAddress, networkOf } from "#server/lib/http/client-address.ts";

const isProxy = (address: string) => address === "10.0.0.1" || address === "10.0.0.2";

test.each([
  ["without a proxy", "203.0.113.7", undefined, "203.0.113.7"],
  ["a forged header without a proxy", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["the header of a trusted proxy", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["a forged entry before the trusted proxy's own", "10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["two trusted proxies", "10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"],
  ["an IPv4-mapped IPv6 address", "::ffff:203.0.113.7", undefined, "203.0.113.7"],
  ["an IPv4-mapped IPv6 address in hexadecimal", "::ffff:cb00:7107", undefined, "203.0.113.7"],
  ["an IPv4 address with a port", "10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  ["an IPv6 address with a port", "10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"],
  ["only trusted proxies", "10.0.0.1", "10.0.0.2", "10.0.0.2"],
])("the client's address: %s", (_, peer, header, address) => {
  expect(clientAddress(peer, header, isProxy)).toBe(address);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
  ["not:an:address", "not:an:address"],
])("%s counts as %s in limits per address", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
