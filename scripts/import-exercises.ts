import { readFile } from "node:fs/promises";
import { v7 as newId } from "uuid";
import { type ImportReport, importExercises } from "#app/features/exercises/import/import.server.ts";
import type { Env } from "#app/http/env.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { runCommand } from "./command.ts";
import { withDatabase } from "./database.ts";

async function run(settings: Env) {
  const file = process.argv[2];
  if (!file) throw new OperatorError("Say which file to import: npm run import:exercises -- FILE");
  const text = await readFile(file, "utf8").catch(() => {
    throw new OperatorError(`There is no readable file ${file}.`);
  });
  const result = await withDatabase(settings, (db) => importExercises(db, text, { newId, onProgress: showProgress }));
  if (!result.ok) throw new OperatorError(result.reason);
  showReport(result.report);
}

function showProgress(done: number, total: number) {
  const line = `Importing: ${done} of ${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? "\n" : ""}`);
  else if (done === total) console.log(line);
}

function showReport({ added, skipped, takenNames, refused, unknownMuscles }: ImportReport) {
  console.log(`${added.length} added, ${skipped.length} skipped as duplicates, ${refused.length} refused.`);
  for (const name of skipped) console.log(`Skipped, already in the library: ${name}`);
  for (const { name, taken } of takenNames)
    console.log(`Other names of ${name} that others have: ${taken.join(", ")}.`);
  for (const { name, muscles } of unknownMuscles) console.log(`Unknown muscle of ${name}: ${muscles.join(", ")}.`);
  for (const { position, name, reason } of refused) console.log(`Refused record ${position} (${name}): ${reason}.`);
}

await runCommand(run);
