import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Replaces the text between `<!-- name -->` and `<!-- /name -->` in a Markdown file of the repository. */
export async function replaceBetweenMarks(path: string, name: string, replace: (old: string) => string) {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const file = resolve(root, path);
  const text = await readFile(file, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} has no ${begin} … ${end}.`);
  const old = text.slice(from + begin.length, to).trim();
  await writeFile(file, `${text.slice(0, from)}${begin}\n\n${replace(old)}\n\n${text.slice(to)}`);
}
