import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

type Body = { from: string; to: string; subject: string; html: string; text: string; reply_to?: string } & {
  attachments?: { filename: string; content: string }[];
};

/** What the provider was given: `key` is its idempotency key. */
export type GivenMail = Body & { key: string; authorization: string };

/** How the provider answers a mail: with this status, or not at all. */
export type Answer = { status: number; name?: string } | "nothing";

/** Stands in the mail provider's place, on a port of its own: keeps what it is given, and delivers a key once. */
export async function startMailProvider() {
  const given: GivenMail[] = [];
  const delivered = new Map<string, GivenMail>();
  let answerTo: (mail: GivenMail, nth: number) => Answer | Promise<Answer> = () => ({ status: 200 });

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const key = String(request.headers["idempotency-key"]);
    const body: Body = JSON.parse(Buffer.concat(chunks).toString());
    const mail = { ...body, key, authorization: String(request.headers.authorization) };
    given.push(mail);
    const nth = given.filter((one) => one.key === key).length;
    const answer = await answerTo(mail, nth);
    // why: accepted before the answer is on its way, which whoever asks may never read
    if (answer === "nothing" || answer.status === 200) delivered.set(key, delivered.get(key) ?? mail);
    if (answer === "nothing") request.socket.destroy();
    else reply(response, answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The provider has no port.");

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Every request, those with a key that was seen before among them. */
    given,
    /** What people got: one mail a key. */
    delivered: () => [...delivered.values()],
    answers(how: typeof answerTo) {
      answerTo = how;
    },
    /** Answers nothing until the function that it returns is called; then takes what it was given. */
    holdsAnswers() {
      let release = () => {};
      const released = new Promise<void>((done) => {
        release = done;
      });
      answerTo = async () => {
        await released;
        return { status: 200 };
      };
      return release;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function reply(response: ServerResponse, { status, name = "application_error" }: { status: number; name?: string }) {
  const body =
    status === 200 ? { id: "of the provider" } : { statusCode: status, name, message: `because of ${status}` };
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
