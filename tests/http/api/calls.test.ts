import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { sharedServer } from "#tests/support/servers/server.ts";
import { unserved as forGood, peopleAndMoney } from "./calls-people-money.ts";
import { type Described, operationsOf } from "./contract.ts";
import { type Prover, proved, provedBy } from "./proved.ts";
import { nameOf } from "./proving.ts";

/** The calls that documents 1 to 3 name in §7, at their paths; those about people and money are in calls-people-money.ts. */
const calls: [document: string, operations: string[]][] = [
  ["1, 3: token", ["POST /token", "POST /token/signup"]],
  ["2, 3: security", ["POST /actions/security/emailexists", "POST /actions/security/inviteuser"]],
  [
    "3: activate, forgot, reset, change (paths not shown)",
    ["activateaccount", "forgotpassword", "resetpassword", "changepassword"].map(
      (name) => `POST /actions/security/${name}`,
    ),
  ],
  ["1: categories", categories("/exercisecategories")],
  ["1: subcategories", categories("/exercisesubcategories")],
  ["2: posts", ["GET /posts", "POST /posts", "PUT /posts/{}", "DELETE /posts/{}", "GET /postcategories"]],
  [
    "1, 3: comments",
    ["POST /workoutcompletions/mark-as-read", "GET /workoutcompletions/has-unread-comments", "GET /workoutcompletions"],
  ],
  ["2: questionnaire", ["responses", "clients", "graph", "graph/question"].map((name) => `GET /questionnaire/${name}`)],
  [
    "1, 2: exercise user",
    ["user", "history", "history-multiple", "exercises-search"].map((name) => `GET /exercise-user/${name}`),
  ],
  ["1, 2: exercise user's reset", ["PUT /exercise-user/reset/{}"]],
  ...peopleAndMoney.map(withoutNames),
];

function categories(at: string) {
  return [`GET ${at}`, `POST ${at}`, `PUT ${at}/{}`, `PUT ${at}/put-multiple`, `DELETE ${at}/{}`];
}

/** why: what stands in an address is called otherwise from document to document */
function withoutNames([document, operations]: [string, string[]]): [string, string[]] {
  return [document, operations.map((operation) => operation.replace(/\{\w+\}/g, "{}"))];
}

let operations: Described[];

beforeAll(async () => {
  const { url } = await sharedServer();
  operations = operationsOf(await (await fetch(`${url}/api/openapi.json`)).json());
});

test("every call that the documents name is described, but for those that are owned to be missing", () => {
  const described = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
  const wanted = calls.flatMap(([, operations]) => operations);
  expect(wanted.filter((operation) => !described.includes(operation))).toEqual([]);
  // why: what is answered by now is told as such, and no more excused
  expect(forGood.filter(([, path]) => described.some((operation) => operation.endsWith(` ${path}`)))).toEqual([]);
});

test("every operation is proved by one of the files to be answered well", async () => {
  const described = operations.map(nameOf);
  const files = Object.keys(proved) as Prover[];
  expect(files.flatMap(provedBy).sort()).toEqual(described.sort());
  for (const file of files) {
    const text = await readFile(new URL(`./${file}.test.ts`, import.meta.url), "utf8");
    expect(text).toContain(`\nproves("${file}", () => server);`);
  }
});
