import { randomUUID } from "node:crypto";
import type { Action } from "#app/domain/policy/matrix.ts";
import { newWorkout } from "#app/domain/workout/create.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";

export type Kind = "exercise" | "program" | "placed program" | "folder" | "category" | "subcategory" | "file";

/** What comes of asking: served (also as a form that is asked for again), or turned away in one of these ways. */
export type Outcome = "served" | "missing";

type Ask = {
  /** What one must be able to do with the thing, once one sees it. */
  allow?: Action;
  /** What is answered to who may: 'missing' where the address is for posting alone. */
  answer?: Outcome;
  /** It looks at no thing, so it answers the same for all of them. */
  isBlind?: true;
};

type Post = Ask & { fields?: Record<string, string>; json?: (id: string) => unknown };

export type Row = {
  /** What one must be able to do to anything at all to come to this page; who cannot is sent to /. */
  page: Action;
  /** The thing in the address, and what makes it exist for somebody. */
  thing?: Kind;
  see?: Action;
  get?: Ask;
  post?: Post;
};

const saveId = randomUUID();

function oneDay(programId: string) {
  const workout = newWorkout({ id: idOfDay(programId, { day: 1, date: null }), day: 1, date: null });
  return { saveId: randomUUID(), workouts: [{ version: 0, workout }] };
}

const category = { page: "exerciseCategory:manage" } as const;
const gallery = { page: "gallery:see" } as const;
const ofProgram = { page: "program:see", thing: "program", see: "program:see" } as const;
const edited = { allow: "program:edit", fields: { saveId, do: "save" } } as const;

/**
 * Every address of app/routes.ts that asks who one is: a route without a row here fails the test. What comes out for
 * each role and owner is not written here but follows from the policy.
 */
export const access: Record<string, Row> = {
  "/": { page: "app:enter" },
  "/theme": { page: "app:enter", post: { fields: { theme: "dark", from: "/all" } } },
  "/*": { page: "app:enter", get: { answer: "missing" } },

  "/exercises": { page: "exercise:see" },
  "/exercises/new": { page: "exercise:create" },
  "/exercises/video": { page: "exercise:create" },
  "/exercises/names": { page: "exercise:create" },
  "/exercises/categories": category,
  "/exercises/categories/:categoryId/delete": { ...category, thing: "category" },
  "/exercises/subcategories": category,
  "/exercises/subcategories/:subcategoryId/delete": { ...category, thing: "subcategory" },
  "/exercises/:exerciseId": {
    page: "exercise:see",
    thing: "exercise",
    see: "exercise:see",
    post: { allow: "exercise:edit" },
  },
  "/exercises/:exerciseId/copy": { page: "exercise:create", thing: "exercise", see: "exercise:see" },
  "/exercises/:exerciseId/delete": {
    page: "exercise:see",
    thing: "exercise",
    see: "exercise:see",
    get: { allow: "exercise:delete" },
    post: { allow: "exercise:delete" },
  },

  "/programs": { page: "program:list" },
  "/programs/new": { page: "program:create" },
  "/programs/folders": { page: "folder:manage" },
  "/programs/folders/:folderId/rename": {
    page: "folder:manage",
    thing: "folder",
    see: "folder:manage",
    post: { fields: { name: "Renamed" } },
  },
  "/programs/folders/:folderId/delete": { page: "folder:manage", thing: "folder", see: "folder:manage" },
  "/programs/:programId/delete": {
    page: "program:delete",
    thing: "program",
    see: "program:see",
    get: { allow: "program:delete" },
    post: { allow: "program:delete" },
  },
  "/programs/:programId/move": {
    page: "program:edit",
    thing: "placed program",
    see: "program:see",
    get: { isBlind: true },
    post: { allow: "program:edit", fields: { direction: "up" } },
  },

  "/manage-program/:programId": { ...ofProgram, post: edited },
  "/manage-program/:programId/details": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit" },
  },
  "/manage-program/:programId/add-week": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit", fields: { days: "14" } },
  },
  "/manage-program/:programId/text": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit", fields: { saveId, week: "1", text: "" } },
  },
  "/notation": gallery,
  "/manage-program/:programId/workouts/:key": { ...ofProgram, post: edited },
  "/manage-program/:programId/workouts/:key/preview": ofProgram,
  "/manage-program/:programId/workouts/:key/image": {
    page: "program:edit",
    thing: "program",
    see: "program:see",
    get: { allow: "program:edit" },
    post: { allow: "program:edit", fields: { saveId } },
  },
  "/manage-program/:programId/workouts": {
    ...ofProgram,
    get: { answer: "missing" },
    post: { allow: "program:edit", json: oneDay },
  },
  "/manage-program/:programId/exercises": ofProgram,
  "/manage-program/:programId/set-names": ofProgram,

  "/all": gallery,
  "/all/dialog": gallery,
  "/all/confirm": gallery,
  "/all/info": gallery,
  "/all/flash": gallery,

  "/files/:fileId": { page: "file:see", thing: "file", see: "file:see" },
};

/** Addresses that ask nobody who they are, and where they are tested. */
export const openToAll: Record<string, string> = {
  "/login": "tests/http/login.test.ts",
  "/logout": "tests/http/login.test.ts",
  "/refused": "tests/http/requests.test.ts",
  "/health/live": "tests/http/process.test.ts",
  "/health/ready": "tests/http/process.test.ts",
};
