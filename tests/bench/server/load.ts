import { Agent, type IncomingMessage, request } from "node:http";

export type LoadOrder = { url: string; headers: Record<string, string>; connections: number; seconds: number };

/** Milliseconds of each answered request, and the seconds that all of it took. */
export type Load = { times: number[]; seconds: number };

/** Asks for one page over and over on some connections at once, and prints how long each answer took. */
const order: LoadOrder = JSON.parse(process.argv[2] ?? "{}");
const agent = new Agent({ keepAlive: true, maxSockets: order.connections });

async function run(): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + order.seconds * 1000;
  await Promise.all(Array.from({ length: order.connections }, () => askUntil(until, times)));
  return { times, seconds: (performance.now() - started) / 1000 };
}

async function askUntil(until: number, times: number[]) {
  while (performance.now() < until) {
    const started = performance.now();
    await send();
    times.push(performance.now() - started);
  }
}

function send() {
  return new Promise<void>((done, fail) => {
    const sent = request(order.url, { agent, headers: order.headers }, (response: IncomingMessage) => {
      if (response.statusCode !== 200) fail(new Error(`${order.url} answered ${response.statusCode}.`));
      response.on("end", done).on("error", fail).resume();
    });
    sent.on("error", fail).end();
  });
}

console.log(JSON.stringify(await run()));
agent.destroy();
