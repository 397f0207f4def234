/**
 * The address that limits count by: of the connection, or, behind the one trusted proxy, the last that it wrote into
 * X-Forwarded-For (earlier ones are the client's own words). A network of IPv6 counts as one, since whoever has one
 * address of it has them all.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
) {
  const forwarded = trustProxy ? forwardedFor?.split(",").at(-1)?.trim() : undefined;
  return network(forwarded || socketAddress || "unknown");
}

function network(address: string) {
  const inIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inIpv4) return inIpv4;
  if (!address.includes(":")) return address;
  const [head = ""] = address.split("%");
  return `${expand(head).slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string) {
  const [left = "", right] = address.toLowerCase().split("::");
  const before = groups(left);
  const after = groups(right ?? "");
  const missing = right === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
}

function groups(text: string) {
  return text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
}
