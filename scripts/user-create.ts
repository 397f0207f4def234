import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { roles } from "#app/domain/policy/roles.ts";
import { createUser } from "#app/features/access/create-user.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import { withDatabase } from "./database.ts";

const usage = `Usage: npm run user:create -- --role ${roles.join("|")} [--first-name NAME] [--last-name NAME] EMAIL`;

const said = {
  granted: "The user already existed. They now have the role, and their password is unchanged.",
  active: "The user can log in.",
  mailed: "The user was created. The mail with the activation link is waiting in the outbox.",
};

/** Creates the user if necessary; the only way to make the first system administrator. */
async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: "string" },
      "first-name": { type: "string", default: "System" },
      "last-name": { type: "string", default: "Administrator" },
    },
  });
  const role = roles.find((known) => known === values.role?.toUpperCase());
  const [email, ...rest] = positionals;
  if (!role || !email || rest.length > 0) return fail(usage);
  const names = { firstName: values["first-name"], lastName: values["last-name"] };
  const password = process.stdin.isTTY ? await askPassword() : "";
  const settings = readEnv({ ...process.env, NODE_ENV: process.env.NODE_ENV ?? "development" });
  const user = { email, role, password, ...names };
  const created = await withDatabase(settings, (db) => createUser(db, user, new Date()));
  if (!created.ok) return fail(created.reason);
  console.log(said[created.kind]);
}

async function askPassword() {
  process.stdout.write("Password (10 characters or more; empty sends the activation mail): ");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await lines.question("");
  lines.close();
  process.stdout.write("\n");
  return password;
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}

await run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
