import { once } from "node:events";
import { connect } from "node:net";
import { hostileRequests, type Sent } from "./hostile-requests.ts";
import { cpuOf, type Server } from "./processes.ts";
import { exchange } from "./wire.ts";

/** What a request that anybody can send costs the server, in milliseconds of processor; null where the system doesn't tell. */
export type HostileCost = { what: string; answer: string; cpuMs: number | null };

export type HostileFigures = {
  /** A page that anybody may open. */
  floor: HostileCost;
  requests: HostileCost[];
};

const times = 20;
const timesToWarm = 3;

/** Sends each a number of times, one after the other. */
export async function costOfHostile(server: Server): Promise<HostileFigures> {
  const floor = await costOf(server, { what: "GET /login", path: "/login", headers: {} });
  const requests: HostileCost[] = [];
  for (const request of hostileRequests) requests.push(await costOf(server, request));
  return { floor, requests: [...requests, await costOfStalled(server)] };
}

async function costOf({ url, pid }: Server, { what, path, method, headers, body = () => "" }: Sent) {
  const send = async (n: number) => {
    const answer = exchange(url + path, { method, headers, body: body(n) });
    // why: of a body that is not read to its end the sender may not see the answer
    return answer.then(({ status }) => String(status)).catch(() => "the end of the connection");
  };
  const answers = new Set<string>();
  for (let n = 0; n < timesToWarm; n++) await send(n);
  const cpuMs = await cpuPerRequest(pid, async () => {
    for (let n = 0; n < times; n++) answers.add(await send(timesToWarm + n));
  });
  return { what, answer: [...answers].join(" and "), cpuMs };
}

async function cpuPerRequest(pid: number, work: () => Promise<unknown>) {
  const before = cpuOf(pid);
  await work();
  const after = cpuOf(pid);
  return before === null || after === null ? null : (after - before) / times;
}

/** All at once: half a form each, and then nothing until the server hangs up. */
async function costOfStalled({ url, pid }: Server): Promise<HostileCost> {
  const cpuMs = await cpuPerRequest(pid, () => Promise.all(Array.from({ length: times }, () => stall(new URL(url)))));
  return { what: "POST /forgot-password: half a form, and then nothing", answer: "no answer", cpuMs };
}

async function stall({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname);
  const head = ["POST /forgot-password HTTP/1.1", "host: localhost", "sec-fetch-site: same-origin"];
  const form = ["content-type: application/x-www-form-urlencoded", "content-length: 16000", "", "x".repeat(8000)];
  socket.write([...head, ...form].join("\r\n"));
  socket.resume();
  await once(socket, "close");
}
