import { cpuOf } from "./processes.ts";
import { exchange } from "./wire.ts";

/** What a request that anybody can send costs the server, in milliseconds of processor; null where the system doesn't tell. */
export type HostileCost = { what: string; status: number; cpuMs: number | null };

const times = 20;
const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const json = { "content-type": "application/json" };
const named = (count: number) => Array.from({ length: count }, (_, at) => [`name${at}`, "x"] as const);
const fieldsOf = (count: number) => new URLSearchParams(named(count).map(([name, value]) => [name, value])).toString();
/** As a form without a session is carried to the login: 40,000 fields, or all letters of a week's in one. */
const carried = (fields: string) => `kept-form=${Buffer.from(fields).toString("base64url")}`;

const requests = [
  {
    what: "90,000 unknown keys of JSON",
    path: "/api/token",
    headers: json,
    body: JSON.stringify(Object.fromEntries(named(90_000))),
  },
  {
    what: "200 unknown keys of JSON",
    path: "/api/token",
    headers: json,
    body: JSON.stringify(Object.fromEntries(named(200))),
  },
  { what: "16 kB of brackets", path: "/api/token", headers: json, body: "[".repeat(16_000) },
  { what: "10,000 fields", path: "/forgot-password", headers: form, body: fieldsOf(10_000) },
  {
    what: "a form of 40,000 fields, carried to the login",
    path: "/login?form=kept",
    headers: form,
    body: fieldsOf(39_000),
  },
  { what: "the same, packed", path: "/login?form=kept", headers: form, body: carried(fieldsOf(39_000)) },
  {
    what: "a form of 4 MB, carried to the login",
    path: "/login?form=kept",
    headers: form,
    body: `text=${"x".repeat(4_000_000)}`,
  },
];

/** Sends each a number of times, one after the other. */
export async function costOfHostile(url: string, pid: number): Promise<HostileCost[]> {
  const costs: HostileCost[] = [];
  for (const { what, path, headers, body } of requests) {
    const { status } = await exchange(url + path, { method: "POST", headers, body });
    const before = cpuOf(pid);
    for (let sent = 0; sent < times; sent++) await exchange(url + path, { method: "POST", headers, body });
    const after = cpuOf(pid);
    costs.push({
      what: `${path}: ${what}`,
      status,
      cpuMs: before === null || after === null ? null : (after - before) / times,
    });
  }
  return costs;
}
