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
