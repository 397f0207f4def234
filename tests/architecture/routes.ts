import type { RouteConfigEntry } from "@remix-run/route-config";
import ts from "typescript";
import routes from "#app/routes.ts";
import { isExported, parse } from "./source.ts";

/** A route of the product: its whole address, and its file under app. */
export type Route = { address: string; file: string; isLayout: boolean };

/** Every route of app/routes.ts, children after their parents. */
export async function allRoutes(): Promise<Route[]> {
  return flat(await routes, "");
}

function flat(entries: RouteConfigEntry[], parent: string): Route[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${parent}/${entry.path}` : parent;
    const isLayout = entry.path === undefined && !entry.index;
    const self = { address: address || "/", file: `app/${entry.file}`, isLayout };
    return [self, ...flat(entry.children ?? [], address)];
  });
}

export type Entry = { name: "loader" | "action"; node: ts.Node };

/** The loader and the action of a route file. */
export function entriesOf(path: string): Entry[] {
  return parse(path).statements.flatMap((statement) => {
    if (!isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement)) return entry(statement.name?.text, statement);
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((one) => entry(one.name.getText(), one));
  });
}

function entry(name: string | undefined, node: ts.Node): Entry[] {
  return name === "loader" || name === "action" ? [{ name, node }] : [];
}
