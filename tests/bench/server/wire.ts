import { Agent, request } from "node:http";

type Order = { headers: Record<string, string>; method?: string; body?: string };

/** An answer as it went over the wire: its bytes are still compressed. */
export type Answer = { status: number; headers: Record<string, string>; bytes: Buffer };

/** In bytes: what is asked may be sent back in a header. */
const longestHead = 128 * 1024;
const agent = new Agent({ keepAlive: true });

/** Asks once, on a connection that is kept. */
export function exchange(url: string, { headers, method = "GET", body = "" }: Order): Promise<Answer> {
  return new Promise((done, fail) => {
    const length = body ? { "content-length": String(Buffer.byteLength(body)) } : {};
    const sent = request(
      url,
      { agent, method, headers: { ...headers, ...length }, maxHeaderSize: longestHead },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk)).on("error", fail);
        response.on("end", () => {
          const { "content-type": type = "", "content-encoding": encoding } = response.headers;
          const kept = { "content-type": type, ...(encoding ? { "content-encoding": encoding } : {}) };
          done({ status: response.statusCode ?? 0, headers: kept, bytes: Buffer.concat(chunks) });
        });
      },
    );
    sent.on("error", fail).end(body);
  });
}

/** The same, or an Error when the answer is not 200. */
export async function exchangeWell(url: string, order: Order) {
  const response = await exchange(url, order);
  if (response.status === 200) return response;
  throw new Error(`${url} answered ${response.status}: ${response.bytes.toString("utf8", 0, 300)}`);
}

export function closeConnections() {
  agent.destroy();
}
