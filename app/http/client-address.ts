/**
 * For rate limits: the connection's address or, behind the one trusted proxy, the last entry of X-Forwarded-For
 * (clients can forge the others). An IPv6 /64 counts as one, since whoever has one address has them all.
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
