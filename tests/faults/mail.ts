import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import type { Db } from "#db/client.ts";
import { accounts } from "#db/schema/accounts.ts";
import { end, type Provider, type Site, startWorker, untilSent, withSite } from "./site.ts";

/** In milliseconds: how late the provider answers what it has taken. */
const answersAfter = 300;

/** Writes and sends mails while what sends them is killed: each that was written has to be delivered, under one key. */
export function mailRun(kills: number) {
  return withSite(async (site) => {
    site.provider.answers(async () => {
      await wait(answersAfter);
      return { status: 200 };
    });
    return judge(kills, await writeAndKill(site, kills), site.provider);
  });
}

/** Returns who has been written to, once nothing waits any more. */
async function writeAndKill(site: Site, kills: number) {
  const { db } = site;
  const written: string[] = [];
  let worker = startWorker(site);
  for (let kill = 0; kill < kills; kill++) {
    await Promise.race([once(worker.stdout, "data"), once(worker, "exit")]);
    for (let mail = 0; mail < 4; mail++) written.push(await write(db));
    // why: every other kill comes while mails are being sent, the others at any time before
    if (kill % 2 === 0) await sending(site.provider);
    await wait(Math.random() * answersAfter);
    await end(worker, "SIGKILL");
    written.push(await write(db));
    worker = startWorker(site);
  }
  await untilSent(db);
  await end(worker);
  return written;
}

async function sending({ given }: Provider) {
  const before = given.length;
  while (given.length === before) await wait(20);
}

/** A business and the mail that tells of it, in one transaction. */
async function write(db: Db) {
  const id = newId();
  const recipient = `${id}@example.test`;
  await db.transaction(async (tx) => {
    await tx.insert(accounts).values({ id, name: "A business with a mail" });
    const mail = { kind: "passwordChanged", recipient, accountId: id, content: { firstName: "Ana" } } as const;
    await queueMail(tx, mail, new Date());
  });
  return recipient;
}

function judge(kills: number, written: string[], provider: Provider) {
  const keysOf = new Map<string, Set<string>>();
  for (const { to, key } of provider.given) keysOf.set(to, (keysOf.get(to) ?? new Set()).add(key));
  const lost = written.filter((recipient) => !keysOf.has(recipient)).length;
  const doubled = [...keysOf.values()].filter(({ size }) => size > 1).length;
  const again = provider.given.length - provider.delivered().length;
  const figures = `${kills} kills, ${written.length} mails, ${lost} lost, ${doubled} under a second key, ${again} sent again under the same key`;
  const isGood = lost === 0 && doubled === 0 && provider.delivered().length === written.length;
  return { name: "the mail worker is killed", figures, isGood };
}
