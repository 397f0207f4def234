import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { roles } from "#app/domain/policy/roles.ts";
import { createUser } from "#app/features/access/create-user.server.ts";
import type { Env } from "#app/http/env.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { readArguments, runCommand } from "./command.ts";
import { withDatabase } from "./database.ts";

const usage = `Usage: npm run user:create -- --role ${roles.join("|")} [--first-name NAME] [--last-name NAME] EMAIL`;

const said = {
  granted: "The user already existed. They now have the role, and their password is unchanged.",
  active: "The user can log in.",
  mailed: "The user was created. The mail with the activation link is waiting in the outbox.",
};

const options = {
  role: { type: "string" },
  "first-name": { type: "string", default: "System" },
  "last-name": { type: "string", default: "Administrator" },
} as const;

/** Creates the user if necessary; the only way to make the first system administrator. */
async function run(settings: Env) {
  const { values, positionals } = readArguments({ allowPositionals: true, options }, usage);
  const role = roles.find((known) => known === values.role?.toUpperCase());
  const [email, ...rest] = positionals;
  if (!role || !email || rest.length > 0) throw new OperatorError(usage);
  const names = { firstName: values["first-name"], lastName: values["last-name"] };
  const password = process.stdin.isTTY ? await askPassword() : "";
  const user = { email, role, password, ...names };
  const created = await withDatabase(settings, (db) => createUser(db, user, new Date()));
  if (!created.ok) throw new OperatorError(created.reason);
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

await runCommand(run);
