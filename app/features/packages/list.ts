import type { Where } from "#app/domain/filters/where.ts";
import { defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

export const packageList = defineList({ at: paths.packages, noun: ["package", "packages"], size: 24, filters: {} });

export type PackageQuery = Query<typeof packageList>;

export const packageFilters = { id: "id", name: "text" } as const;

export type PackageWhere = Where<keyof typeof packageFilters> | null;
