import { paths } from "#app/paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { emptyPage } from "./copy.ts";
import type { FilledDatabase } from "./data/database.ts";

/** Who asks for a page that is no public one; an app asks the API by its person's token. */
type Who = "trainer" | "administrator" | "partner" | "athlete" | "app" | "athlete's app";

/**
 * A page that is measured. `isSlowToo`: over slow lines as well; `hasSales`: it
 * shows sales or their invoices, of which there are more than of other rows.
 */
export type Page = {
  name: string;
  path: string;
  who: Who | null;
  isList: boolean;
  isSlowToo: boolean;
  hasSales?: true;
};

const list = { who: "trainer", isList: true, isSlowToo: true } as const;

/** Floors are known by their address, so each dashboard has one of its own. */
function dashboardOf(who: Who): Page {
  return {
    name: `/ of ${who === "administrator" ? "an" : "a"} ${who}`,
    path: `/?of=${who}`,
    who,
    isList: false,
    isSlowToo: who === "trainer",
  };
}

const sales = { isList: true, isSlowToo: false, hasSales: true } as const;
const bought = "/settings/billing";
const sold = "/settings/commissions";

const moneyPages: Page[] = [
  { ...sales, name: "/subscribe", path: "/subscribe", who: "trainer", isList: false },
  { ...sales, name: `${bought} of a trainer`, path: `${bought}?of=trainer`, who: "trainer" },
  { ...sales, name: `${bought} of an administrator`, path: `${bought}?of=administrator`, who: "administrator" },
  { ...sales, name: `${bought}, somebody searched`, path: `${bought}?search=bulk+123`, who: "administrator" },
  { ...sales, name: `${sold} of a partner`, path: `${sold}?of=partner`, who: "partner" },
  { ...sales, name: `${sold} of an administrator`, path: `${sold}?of=administrator`, who: "administrator" },
];

/** What an athlete opens to train, each beside what an app reads for the same. */
function athletesPages({ programId, due, begun }: FilledDatabase["athlete"]): Page[] {
  const own = `/api/programs/own/${programId}/workouts`;
  const pairs: [name: string, page: string, api: string][] = [
    ["/train", paths.train(), own],
    ["/train/workouts", trainPaths.trainWorkout(programId, due.key), `${own}/${due.workoutId}`],
    ["/train/workouts/finish", trainPaths.finishWorkout(programId, begun.key), `${own}/${begun.workoutId}/draft`],
  ];
  return pairs.flatMap(([name, page, api]): Page[] => [
    { name, path: page, who: "athlete", isList: false, isSlowToo: true },
    { name: `${name} by the API`, path: api, who: "athlete's app", isList: false, isSlowToo: false },
  ]);
}

/** The pages of the bench, with the ids of one database. */
export function pagesOf({ programId, yearProgramId, athlete }: FilledDatabase): Page[] {
  return [
    { name: "/login", path: "/login", who: null, isList: false, isSlowToo: true },
    { name: "/exercises", path: "/exercises", ...list },
    { name: "/programs", path: "/programs", ...list },
    { name: "/clients", path: "/clients", ...list },
    { name: "/settings/users", path: "/settings/users", who: "administrator", isList: true, isSlowToo: false },
    ...moneyPages,
    dashboardOf("trainer"),
    dashboardOf("administrator"),
    dashboardOf("partner"),
    editorPage(programId),
    {
      name: "/manage-program/overview",
      path: paths.overview(yearProgramId),
      who: "trainer",
      isList: false,
      isSlowToo: false,
    },
    ...athletesPages(athlete),
  ];
}

export function editorPage(programId: string): Page {
  const path = `/manage-program/${programId}?week=1`;
  return { name: "/manage-program", path, who: "trainer", isList: false, isSlowToo: true };
}

/** What the app costs before a page shows anything. */
export const empty: Page = { name: "empty page", path: emptyPage, ...list };

/** A database, and what signs people in to it: cookies, and an app's token. */
export type SignedIn = Pick<FilledDatabase, "url" | "cookie" | "adminCookie" | "partnerCookie"> & {
  token?: string;
  athlete?: { cookie: string; token: string };
};

/** What signs in whoever asks for the page; empty for a public one. */
export function cookieFor({ who }: Page, database: SignedIn) {
  const cookies = {
    trainer: database.cookie,
    administrator: database.adminCookie,
    partner: database.partnerCookie,
    athlete: database.athlete?.cookie ?? "",
    app: database.token ?? "",
    "athlete's app": database.athlete?.token ?? "",
  };
  return who ? cookies[who] : "";
}

/** Lists are counted with a search for the bulk too, where they show ten rows in one database and 24 in the other. */
export function countedPaths({ path, isList }: Page) {
  if (!isList || path.includes("search=")) return [path];
  return [path, `${path}${path.includes("?") ? "&" : "?"}search=bulk`];
}

/** The headers with which a browser asks for a page, or an app for a list. */
export function headersFor(page: Pick<Page, "who">, cookie: string): Record<string, string> {
  if (isOfApi(page)) {
    return { accept: "application/json", "accept-encoding": "gzip", authorization: `Bearer ${cookie}` };
  }
  const asked = { accept: "text/html", "accept-encoding": "gzip" };
  return page.who ? { ...asked, cookie } : asked;
}

export function isOfApi({ who }: Pick<Page, "who">) {
  return who === "app" || who === "athlete's app";
}
