import { peopleAndMoney } from "./calls-people-money.ts";

/** The calls that documents 1 to 3 name in §7, at their paths; those of document 1 stand in authoring-calls.ts. */
export const calls: [document: string, operations: string[]][] = [
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
