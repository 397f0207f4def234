import { paths } from "#app/paths.ts";

/** What the list shows of all programs; empty texts filter nothing. */
export type ProgramFilters = {
  /** Contained in the name, whatever its case and accents. */
  search: string;
  /** A difficulty's code. */
  difficulty: string;
  /** A folder's id, or 'none' for programs without a folder. */
  folder: string;
  /** From 1; a page past the last gives the last. */
  page: number;
};

/** The folder filter's value for programs without a folder. */
export const withoutFolder = "none";

export const programsPerPage = 24;

/** The filters of an address; what makes no sense is left out. */
export function readFilters(address: string): ProgramFilters {
  const { searchParams } = new URL(address);
  const page = searchParams.get("page") ?? "";
  return {
    search: searchParams.get("search")?.trim() ?? "",
    difficulty: searchParams.get("difficulty") ?? "",
    folder: searchParams.get("folder") ?? "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The list's address with these filters, without the empty ones. */
export function listAddress({ page, ...texts }: ProgramFilters): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ""));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${paths.programs()}?${query}` : paths.programs();
}

/** Whether anything is filtered, whatever the page. */
export function isFiltered({ search, difficulty, folder }: ProgramFilters): boolean {
  return search !== "" || difficulty !== "" || folder !== "";
}
