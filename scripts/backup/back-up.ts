import { access } from "node:fs/promises";
import { listKeys } from "#app/services/files/copy.server.ts";
import type { FileStore } from "#app/services/files/port.ts";
import { OperatorError } from "#db/operator-error.ts";
import { type Archive, writeArchive } from "./archive.ts";
import { withConnection } from "./connection.ts";
import { beginEntry, type End, endEntry, filesFolder } from "./contents.ts";
import { copyOut, describeDatabase } from "./copy-out.ts";
import { openTally } from "./tally.ts";

type From = { url: string; files: FileStore };

/** While servers run: the tables are of one moment, and files, which never change under their keys, of a later one. */
export async function backUp({ url, files }: From, path: string): Promise<End & { size: number }> {
  await rejectTaken(path);
  let end: End | undefined;
  const size = await writeArchive(path, async (archive) => {
    const addJson = (name: string, value: object) => archive.add(name, Buffer.from(JSON.stringify(value, null, 2)));
    const tally = await withConnection(url, (sql) =>
      sql.begin("isolation level repeatable read read only", async (tx) => {
        const begin = await describeDatabase(tx, new Date());
        await addJson(beginEntry, begin);
        const tally = openTally(begin.tables.map(({ name }) => name));
        for (const table of begin.tables) await copyOut(tx, table, counted(archive, tally));
        return tally;
      }),
    );
    await addFiles(files, counted(archive, tally));
    end = tally.end();
    await addJson(endEntry, end);
  });
  if (!end) throw new Error("The backup did not end.");
  return { ...end, size };
}

async function rejectTaken(path: string) {
  const isFree = await access(path).then(
    () => false,
    () => true,
  );
  if (!isFree) throw new OperatorError(`${path} is there already. Name a new file.`);
}

function counted(archive: Archive, tally: ReturnType<typeof openTally>): Archive {
  return {
    add: async (name, bytes) => {
      tally.add(name, bytes);
      await archive.add(name, bytes);
    },
  };
}

async function addFiles(files: FileStore, archive: Archive) {
  for await (const key of listKeys(files)) {
    const bytes = await files.get(key);
    if (bytes) await archive.add(`${filesFolder}/${key}`, bytes);
  }
}
