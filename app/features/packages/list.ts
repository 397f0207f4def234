import { defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

export const packageList = defineList({ at: paths.packages, noun: ["package", "packages"], size: 24, filters: {} });

export type PackageQuery = Query<typeof packageList>;
