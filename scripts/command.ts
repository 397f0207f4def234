import { type ParseArgsConfig, parseArgs } from "node:util";
import { StoreAway } from "#app/domain/errors.ts";
import { type Env, readEnv } from "#app/http/env.server.ts";
import { describeFault } from "#app/services/log.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { isUnavailable } from "#db/unavailable.ts";

/** Needs none of production's secrets, unless NODE_ENV says that it is production. */
export async function runCommand(work: (settings: Env) => Promise<unknown>) {
  process.env.NODE_ENV ??= "development";
  try {
    await work(readEnv(process.env));
  } catch (error) {
    exitWith(error);
  }
}

export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof Error && codeOf(error).startsWith("ERR_PARSE_ARGS")) throw new OperatorError(usage);
    throw error;
  }
}

/** Ends the process: with a sentence for what a person can mend, and with the stack of any other error. */
export function exitWith(error: unknown): never {
  console.error(describeForOperator(error) ?? formatFault(describeFault(error)));
  process.exit(1);
}

/** Of the machine, its disks and rights, whatever the program does. */
const codesOfMachine = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EMFILE", "ENFILE"]);
/** PostgreSQL's, for a role without rights and for a standby. */
const codesOfRights = new Set(["42501", "25006"]);

/** Returns null for a fault. */
export function describeForOperator(error: unknown): string | null {
  const root = rootOf(error);
  if (!root || error instanceof OperatorError) return error instanceof OperatorError ? error.message : null;
  const [code, { message }] = [codeOf(root), root];
  if (error instanceof StoreAway) {
    return `${error.message.replace(".", "")} (${message}). Check S3_ENDPOINT and the other S3_ settings.`;
  }
  if ("$metadata" in root) {
    return `The bucket did not do what was asked (${root.name}: ${message}). Check S3_BUCKET and the other S3_ settings.`;
  }
  if (codesOfRights.has(code))
    return `The role in ${directVariable()} may not do this (${message}). Give it the right, or name another role.`;
  if (isUnavailable(root))
    return `The database did not do what was asked (${message}). Check that the one of ${directVariable()} runs, and try again.`;
  return codesOfMachine.has(code) ? `The system refused (${message}). Check the rights and the space there.` : null;
}

function directVariable() {
  return ["DATABASE_DIRECT_URL", "DATABASE_URL"].find((name) => process.env[name]) ?? "DATA_DIR";
}

function rootOf(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  return rootOf(error.cause) ?? error;
}

function codeOf(error: Error) {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

function formatFault({ type, message, stack, cause }: ReturnType<typeof describeFault>): string {
  const first = [type, message].filter(Boolean).join(": ");
  return [first, stack, cause && `because of ${formatFault(cause)}`].filter(Boolean).join("\n");
}
