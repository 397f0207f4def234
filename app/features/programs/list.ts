import { contains, equals, equalsId, every } from "#app/domain/filters/build.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { codeOptions, type Named, optionsOf } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

export const programList = defineList({
  at: paths.programs,
  noun: ["program", "programs"],
  size: 24,
  sort: ["order", "name", "changed", "clients"],
  sortWords: { order: "Order", name: "Name", changed: "Last changed", "-clients": "Most clients" },
  filters: {
    search: { label: "Search", placeholder: "Name of a program", words: "with “…” in the name" },
    difficulty: { label: "Difficulty", none: "All difficulties", words: "of difficulty …" },
    folder: { label: "Folder", none: "All folders", words: "in the folder …" },
    whose: { label: "Whose", none: "Everybody’s", words: "…" },
  },
});

export type ProgramQuery = Query<typeof programList>;

export const withoutFolder = "none";

export function isOneFolder({ folder }: Pick<ProgramQuery, "folder">) {
  return folder !== "" && folder !== withoutFolder;
}

/** The status is a number (document 1 §3). */
export const programFilters = {
  name: "text",
  difficultyCode: "text",
  folderId: "id",
  creatorId: "id",
  status: "whole",
} as const;

/** Beside those of the API: `inFolder` with bought programs, whose folder is their author's, so an index finds them. */
export type ProgramField = keyof typeof programFilters | "inFolder" | "isBought" | "accountId";
export type ProgramWhere = Where<ProgramField> | null;

type Viewer = { accountId: string; userId: string };

export function programWhere(query: ProgramQuery, viewer: Viewer): ProgramWhere {
  const { search, difficulty, folder, whose } = query;
  return every(
    contains("name", search),
    equals("difficultyCode", difficulty),
    folder === withoutFolder ? equals("folderId", null) : equalsId("inFolder", folder),
    ofChosen(whose, viewer),
  );
}

function ofChosen(whose: string, { accountId, userId }: Viewer): ProgramWhere {
  if (whose === "bought") return equals("isBought", true);
  return whose === "mine" ? every(equals("accountId", accountId), equals("creatorId", userId)) : null;
}

export type ProgramOrder = { by: "position" | "name" | "changed" | "clients"; isReversed: boolean };

export function programOrder(query: ProgramQuery): ProgramOrder {
  const isReversed = query.sort.startsWith("-");
  const by = isReversed ? query.sort.slice(1) : query.sort;
  if (by === "changed" || by === "clients") return { by, isReversed };
  return { by: by === "order" && isOneFolder(query) ? "position" : "name", isReversed };
}

/** The query in canonical form: without an order, it is sorted by name. */
export function settled(query: ProgramQuery): ProgramQuery {
  if (isOneFolder(query)) return query;
  const byName = { name: "order", "-name": "-order" } as const;
  return { ...query, sort: query.sort === "name" || query.sort === "-name" ? byName[query.sort] : query.sort };
}

const whose = [
  { value: "mine", label: "Mine", words: "of your own" },
  { value: "bought", label: "Bought", words: "bought" },
];

type Facts = { difficulties: { code: string; name: string }[]; folders: Named[]; hasBought: boolean };

/** Folders and whose are only offered if there is a choice. */
export function programChoices({ difficulties, folders, hasBought }: Facts): Choices<typeof programList> {
  const byFolder = optionsOf(folders);
  const none = { value: withoutFolder, label: "Without a folder", words: "without a folder" };
  return {
    difficulty: codeOptions(difficulties),
    folder: byFolder.length > 0 ? [...byFolder, none] : [],
    whose: hasBought ? whose : [],
  };
}

/** The new program's folder is the one that the list shows. */
export function folderShown(address: string) {
  const folder = new URL(address).searchParams.get("folder") ?? "";
  return folder === withoutFolder ? "" : folder;
}
