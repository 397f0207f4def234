import { randomUUID } from "node:crypto";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import type { AccessRows } from "./row.ts";

const saveId = randomUUID();

function oneDay(programId: string) {
  const workout = newWorkout({ id: idOfDay(programId, { day: 1, date: null }), day: 1, date: null });
  return { saveId: randomUUID(), workouts: [{ version: 0, workout }] };
}

const ofProgram = { page: "program:see", thing: "program", see: "program:see" } as const;
const ofClient = { ...ofProgram, page: "client:manage", get: { answer: "missing" } } as const;
const printed = { ...ofProgram, page: "program:print", get: { allow: "program:print" } } as const;
const changed = { ...ofProgram, page: "program:edit", get: { allow: "program:edit" } } as const;
const edited = { allow: "program:edit", fields: { saveId, do: "save" } } as const;

/** Nobody follows the fresh program, so there is nobody to be found on it. */
const noFollower = { allow: "program:assign", answer: "missing" } as const;
const publishing = { version: "0", price: "49,90", feedback: "" };
const decided = { ...ofProgram, page: "program:decide", get: { allow: "program:decide" } } as const;

export const workouts: AccessRows = {
  "/tour": { page: "program:create", post: {} },
  "/manage-program/:programId": { ...ofProgram, post: edited },
  "/manage-program/:programId/add-week": {
    ...changed,
    post: { allow: "program:edit", fields: { version: "14" } },
  },
  "/manage-program/:programId/copy": { page: "program:create", thing: "program", see: "program:see" },
  "/manage-program/:programId/delete": {
    ...ofProgram,
    page: "program:delete",
    get: { allow: "program:delete" },
    post: { allow: "program:delete" },
  },
  "/manage-program/:programId/clients": {
    ...ofProgram,
    get: { allow: "program:assign" },
    post: { allow: "program:assign", fields: { client: randomUUID(), startDate: "2026-03-02" } },
  },
  "/manage-program/:programId/clients/:clientId": { ...ofProgram, get: noFollower, post: noFollower },
  "/manage-program/:programId/clients/:clientId/delete": { ...ofProgram, get: noFollower, post: noFollower },
  "/manage-program/:programId/publish": {
    ...ofProgram,
    page: "program:publish",
    get: { allow: "program:publish" },
    post: { allow: "program:decide", fields: publishing },
  },
  "/manage-program/:programId/publish/suggest": {
    ...ofProgram,
    page: "program:suggest",
    get: { allow: "program:suggest" },
    post: { allow: "program:suggest", fields: publishing },
  },
  "/manage-program/:programId/publish/accept": { ...decided, post: { allow: "program:decide", fields: publishing } },
  "/manage-program/:programId/publish/decline": { ...decided, post: { allow: "program:decide", fields: publishing } },
  "/manage-program/:programId/keys": ofProgram,
  "/manage-program/:programId/repeat": {
    ...changed,
    post: { allow: "program:edit", fields: { id: saveId, version: "1" } },
  },
  "/manage-program/:programId/overview": ofProgram,
  "/manage-program/:programId/overview/days/:key": {
    ...changed,
    post: { allow: "program:edit", fields: { id: saveId, version: "0", placing: "move", week: "1", weekday: "1" } },
  },
  "/manage-program/:programId/overview/weeks/:week": {
    ...changed,
    get: { allow: "program:edit", answer: "missing" },
    post: {
      allow: "program:edit",
      answer: "missing",
      fields: { id: saveId, version: "0", placing: "move", week: "2" },
    },
  },
  "/manage-program/:programId/history": ofProgram,
  "/manage-program/:programId/history/:save/restore": {
    ...changed,
    get: { allow: "program:edit", answer: "missing" },
    post: { allow: "program:edit", answer: "missing", fields: { id: saveId, version: "1" } },
  },
  // whose numbers: a client's, named in the query, which tests/integration/athletes/records.test.ts knows about
  "/manage-program/:programId/maximum": { ...ofClient, post: { answer: "missing" } },
  "/manage-program/:programId/body-weight": { ...ofClient, post: { answer: "missing" } },
  "/manage-program/:programId/numbers": ofClient,
  "/manage-program/:programId/totals": ofProgram,
  "/manage-program/:programId/density": {
    ...ofProgram,
    get: { answer: "missing", isBlind: true },
    post: { fields: { density: "compact" } },
  },
  "/manage-program/:programId/rounding": {
    ...ofProgram,
    get: { answer: "missing", isBlind: true },
    post: { fields: { step: "2.5 kg" } },
  },
  "/manage-program/:programId/report": printed,
  "/manage-program/:programId/report.pdf": printed,
  "/manage-program/:programId/text": {
    ...changed,
    post: { allow: "program:edit", fields: { saveId, week: "1", text: "" } },
  },
  "/manage-program/:programId/program-text": {
    ...changed,
    post: { allow: "program:edit", fields: { saveId, text: "" } },
  },
  "/notation": { page: "gallery:see" },
  "/manage-program/:programId/help": ofProgram,
  "/manage-program/:programId/workouts/:key": { ...ofProgram, post: edited },
  // it reads nothing: the day comes from the week beneath it
  "/manage-program/:programId/workouts/:key/preview": { ...ofProgram, get: { isBlind: true } },
  "/manage-program/:programId/workouts/:key/text": {
    ...changed,
    post: { allow: "program:edit", fields: { saveId, text: "" } },
  },
  "/manage-program/:programId/workouts/:key/image": {
    ...changed,
    post: { allow: "program:edit", fields: { id: saveId } },
  },
  "/manage-program/:programId/workouts/:key/move/:partId": {
    ...changed,
    get: { allow: "program:edit", answer: "missing" },
    post: { allow: "program:edit", fields: { saveId, to: "2" } },
  },
  "/manage-program/:programId/workouts": {
    ...ofProgram,
    get: { answer: "missing" },
    post: { allow: "program:edit", json: oneDay },
  },
  "/manage-program/:programId/days": ofProgram,
  "/manage-program/:programId/exercises": ofProgram,
  "/manage-program/:programId/text-names": ofProgram,
  "/manage-program/:programId/set-names": ofProgram,
  "/manage-program/:programId/last-use": { ...ofProgram, get: { allow: "program:edit" } },
  "/manage-program/:programId/client-choices": ofProgram,
  "/manage-program/:programId/clipboard": {
    ...ofProgram,
    get: { answer: "missing" },
    post: { allow: "program:edit", json: () => ({ clip: null }) },
  },
};
