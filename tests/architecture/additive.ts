/** A statement that servers of the previous build may not survive, and why. */
type Objection = { statement: string; reason: string };

type Known = { newTables: Set<string>; newIndexes: Set<string>; uniqueIndexes: Set<string> };

/** No build deletes their rows, so a foreign key to them stops nobody (migrations.test.ts). */
export const neverDeleted = ["accounts"];

const comments = /--[^\n]*|\/\*[\s\S]*?\*\//;
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/;
const name = String.raw`(?:"?public"?\.)?"?([\w-]+)"?`;

/**
 * Lists what a migration does beyond adding. Only statements that are known to be harmless pass: servers of the previous
 * build go on reading and writing after it. `earlier`: the SQL of all migrations before it.
 */
export function listObjections(sql: string, earlier: string[] = []): Objection[] {
  const statements = statementsOf(sql);
  const all = (pattern: string, among: string[]) =>
    new Set(among.map((one) => new RegExp(`^${pattern}`, "i").exec(one)?.[1] ?? "").filter((one) => one !== ""));
  const known = {
    newTables: all(`create table (?:if not exists )?${name}`, statements),
    newIndexes: all(`create index ${name} on`, statements),
    uniqueIndexes: all(`create unique index ${name}`, earlier.flatMap(statementsOf)),
  };
  return statements.flatMap((statement) =>
    judge(statement, known).map((reason) => ({ statement: statement.slice(0, 120), reason })),
  );
}

function statementsOf(sql: string) {
  return split(sql, ";")
    .map((one) => one.replace(/\s+/g, " ").trim())
    .filter((one) => one !== "");
}

/** At this character outside of quotes and brackets, without comments. */
function split(text: string, at: string) {
  const parts = [""];
  let depth = 0;
  for (const [token] of text.matchAll(new RegExp(`${comments.source}|${quoted.source}|[^]`, "g"))) {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token === at && depth === 0) parts.push("");
    else parts.push(parts.pop() + (/^(--|\/\*)/.test(token) ? " " : token));
  }
  return parts;
}

function judge(statement: string, known: Known): string[] {
  const first = (pattern: string) => new RegExp(`^${pattern}`, "i").exec(statement);
  if (first("create type ")) return [];
  if (first("create table ")) return references(statement, known);
  if (first(`create index ${name} on `)) return [];
  const unique = first(`create unique index ${name} on ${name}`);
  if (unique) return onlyNew(unique[2], known, "Rows of the previous build may not be unique");
  const dropped = first(`drop index ${name}$`)?.[1];
  if (dropped) return droppedIndex(dropped, known);
  const altered = first(`alter table ${name} (.*)$`);
  if (altered) return split(altered[2] ?? "", ",").flatMap((action) => judgeAction(altered[1], action.trim(), known));
  return ["This statement is not known to add alone"];
}

function judgeAction(table: string | undefined, action: string, known: Known): string[] {
  const isNew = known.newTables.has(table ?? "");
  if (/^add constraint .* foreign key/i.test(action) && isNew) return references(action, known);
  if (isNew) return [];
  if (/^add column /i.test(action)) return addedColumn(action);
  if (/^add constraint /i.test(action)) return ["Rows of the previous build may break the constraint"];
  if (/^drop constraint /i.test(action)) return ["The previous build may rely on the constraint"];
  if (/^alter column \S+ set not null/i.test(action)) return ["The previous build may leave the column out"];
  return ["This removes or changes what the previous build uses"];
}

function addedColumn(action: string) {
  const plain = action.replaceAll(new RegExp(quoted, "g"), "x");
  if (/\b(unique|primary key|check|references|generated)\b/i.test(plain)) return ["The column brings a constraint"];
  if (/\bnot null\b/i.test(plain) && !/\bdefault\b/i.test(plain)) return ["The previous build leaves the column out"];
  return [];
}

function droppedIndex(index: string, { newIndexes, uniqueIndexes }: Known) {
  if (uniqueIndexes.has(index)) return ["The previous build may name the unique index in ON CONFLICT"];
  return newIndexes.has(index) ? [] : ["The previous build's queries may need the index"];
}

function onlyNew(table: string | undefined, { newTables }: Known, reason: string) {
  return newTables.has(table ?? "") ? [] : [reason];
}

/** The previous build knows no table that is new, and deletes what that one may refer to. */
function references(text: string, { newTables }: Known) {
  const plain = text.replaceAll(new RegExp(quoted, "g"), (token) => (token.startsWith('"') ? token : "x"));
  const keys = plain.matchAll(new RegExp(`\\breferences ${name}(?:\\s*\\([^)]*\\))?((?:(?! references ).)*)`, "gi"));
  return [...keys]
    .filter(([, table = ""]) => !newTables.has(table) && !neverDeleted.includes(table))
    .filter(([, , rest = ""]) => !/^[^,]*\bon delete (cascade|set null|set default)/i.test(rest))
    .map(([, table]) => `The previous build could not delete from ${table}`);
}
