import { expect, test } from "vitest";

import { clientAddress, networkOf } from "#server/lib/client-address.ts";

const isProxy = (address: string) => address === "10.0.0.1" || address === "10.0.0.2";

test.each([
  ["nobody stands in front", "203.0.113.7", undefined, "203.0.113.7"],
  ["somebody invents a header", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["a trusted proxy tells", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["what the client invented stands before what the proxy saw", "10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["two trusted proxies", "10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"],
  ["an IPv4 address as IPv6", "::ffff:203.0.113.7", undefined, "203.0.113.7"],
  ["an IPv4 address as IPv6 in hexadecimal", "::ffff:cb00:7107", undefined, "203.0.113.7"],
  ["with a port", "10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  ["IPv6 with a port", "10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"],
  ["only proxies", "10.0.0.1", "10.0.0.2", "10.0.0.2"],
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
])("%s counts as %s where addresses are limited", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
