import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, desc, eq } from "drizzle-orm";
import { readEnv } from "#app/http/env.server.ts";
import { type LinkPurpose, linkToken } from "#app/services/link-tokens.server.ts";
import { openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { mails } from "#db/schema/mails.ts";

/** The token of the link in the newest mail of this kind to the recipient, as it stands in the demo's outbox. */
export async function mailedToken(purpose: LinkPurpose, recipient: string): Promise<string> {
  const port = process.env.E2E_PORT ?? "3199";
  const dataDir = await readFile(join(tmpdir(), `macrocycle-demo-${port}.txt`), "utf8");
  // why: it runs already, so this finds it and leaves it to whoever started it
  const server = await startEmbedded(dataDir);
  const { db, end } = openDatabase(server.url, { max: 1 });
  try {
    const isMeant = and(eq(mails.kind, purpose), eq(mails.recipient, recipient));
    const [mail] = await db.select().from(mails).where(isMeant).orderBy(desc(mails.createdAt)).limit(1);
    if (!mail?.content.linkId) throw new Error(`No ${purpose} mail to ${recipient} was written.`);
    return linkToken(readEnv({ NODE_ENV: "test" }).sessionSecret, purpose, mail.content.linkId);
  } finally {
    await end();
    await server.stop();
  }
}
