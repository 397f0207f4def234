import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test("the connection's own address counts, whatever it says of itself", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", false)).toBe("203.0.113.7");
  expect(clientAddress("203.0.113.7", undefined, false)).toBe("203.0.113.7");
});

test("behind the trusted proxy the last address counts, since earlier ones are the client's words", () => {
  expect(clientAddress("10.0.0.2", "198.51.100.1, 203.0.113.7", true)).toBe("203.0.113.7");
  expect(clientAddress("10.0.0.2", " 203.0.113.7 ", true)).toBe("203.0.113.7");
  expect(clientAddress("10.0.0.2", undefined, true)).toBe("10.0.0.2");
  expect(clientAddress("10.0.0.2", "", true)).toBe("10.0.0.2");
});

test("an IPv4 address inside IPv6 is the same address", () => {
  expect(clientAddress("::ffff:203.0.113.7", undefined, false)).toBe("203.0.113.7");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("all of an IPv6 network count as one: %s", (address, network) => {
  expect(clientAddress(address, undefined, false)).toBe(network);
});

test("without any address there is still one count", () => {
  expect(clientAddress(undefined, undefined, true)).toBe("unknown");
});
