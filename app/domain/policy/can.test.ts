import { describe, expect, test } from "vitest";
import { Forbidden } from "#app/domain/errors.ts";
import { allow, can, type Subject } from "./can.ts";
import { type Action, matrix } from "./matrix.ts";
import { type Actor, type Role, roles } from "./roles.ts";

/**
 * The decisions' table again in the words of its cells; columns SYS ADM PAR TRN WRT USR. every = anybody's, shared =
 * own account and system, account = own account, own = created, bought = bought, have = created or bought, - = not at
 * all.
 */
const table: Record<Action, string> = {
  "app:enter": "              every  every  every   every   -       -",
  "me:enter": "               own    own    own     own     own     own",
  "exercise:see": "           every  every  shared  shared  shared  -",
  "exercise:create": "        every  every  every   every   -       -",
  "exercise:edit": "          every  every  own     own     -       -",
  "exercise:delete": "        every  every  own     own     -       -",
  "exerciseCategory:manage": "every  every  -       -       -       -",
  "program:list": "           every  every  have    have    own     -",
  "program:see": "            every  every  have    have    -       -",
  "program:create": "         every  every  every   every   -       -",
  "program:edit": "           own    own    own     own     -       -",
  "program:delete": "         every  every  own     own     -       -",
  "folder:manage": "          own    own    own     own     -       -",
  "program:assign": "         every  every  bought  have    -       -",
  "program:print": "          every  every  -       -       -       -",
  "program:publish": "        every  every  own     -       -       -",
  "program:decide": "         every  every  -       -       -       -",
  "program:suggest": "        -      -      own     -       -       -",
  "client:manage": "          every  every  -       account -       -",
  "client:invite": "          every  every  -       own     -       -",
  "client:import": "           account account -      account -       -",
  "group:manage": "           account account -      account -       -",
  "note:manage": "            account account -      account -       -",
  "user:manage": "            every  every  -       -       -       -",
  "mail:resend": "            every  every  -       -       -       -",
  "post:list": "              every  every  -       -       every   every",
  "post:create": "            every  every  -       -       every   -",
  "post:edit": "              own    own    -       -       own     -",
  "post:delete": "            every  every  -       -       own     -",
  "package:see": "            every  every  every   every   -       -",
  "package:manage": "         every  every  -       -       -       -",
  "subscription:manage": "    -      -      account account account -",
  "readiness:see": "          every  every  -       account -       -",
  "benchmark:see": "          every  every  -       account -       -",
  "comment:see": "            every  every  own     own     -       -",
  "completion:manage": "      own    own    own     own     own     own",
  "draft:manage": "           own    own    own     own     own     own",
  "calendarFeed:manage": "    own    own    own     own     own     own",
  "sale:see": "               every  every  own     -       -       -",
  "licence:end": "            every  every  -       -       -       -",
  "reconciliation:see": "     every  every  -       -       -       -",
  "reconciliation:finish": "  every  every  -       -       -       -",
  "signIn:manage": "          own    own    own     own     own     -",
  "ownData:manage": "         own    own    own     own     own     -",
  "store:see": "              every  every  every   every   every   -",
  "invoice:see": "            every  every  account account account -",
  "billing:manage": "         -      -      account account account -",
  "gallery:see": "            every  every  every   every   every   -",
  "file:upload": "            every  every  every   every   -       -",
  "file:see": "               every  every  shared  shared  shared  own",
};

const subjects = {
  own: { accountId: "mine", creatorId: "me" },
  "same account": { accountId: "mine", creatorId: "a colleague" },
  "other account": { accountId: "theirs", creatorId: "somebody" },
  bought: { accountId: "theirs", creatorId: "somebody", isBought: true },
  system: { accountId: "the library", creatorId: null, isSystem: true },
} satisfies Record<string, Subject>;

type Whose = keyof typeof subjects;

const reached: Record<string, Whose[]> = {
  every: ["own", "same account", "other account", "bought", "system"],
  shared: ["own", "same account", "system"],
  account: ["own", "same account"],
  own: ["own"],
  bought: ["bought"],
  have: ["own", "bought"],
  "-": [],
};

function actor(...held: Role[]): Actor {
  const person = { userId: "me", accountId: "mine", email: "me@example.test", fullName: "Me" };
  return { ...person, roles: held, hasPaidAccess: true, isExpired: false };
}

function may(who: Actor, action: Action) {
  return (Object.keys(subjects) as Whose[]).filter((whose) => can(who, action, subjects[whose]));
}

const actions = Object.keys(matrix) as Action[];

describe.each(actions)("%s", (action) => {
  const cells = table[action].trim().split(/\s+/);

  test.each(roles.map((role, column) => [role, cells[column] ?? "?"]))("%s may: %s", (role, cell) => {
    expect(may(actor(role as Role), action)).toEqual(reached[cell]);
    expect(can(actor(role as Role), action)).toBe(cell !== "-");
  });
});

test("who has several roles may do what any of them may", () => {
  expect(may(actor("PAR", "WRT"), "post:delete")).toEqual(["own"]);
  expect(may(actor("TRN", "ADM"), "exercise:edit")).toEqual(reached.every);
  expect(may(actor("USR", "TRN"), "client:manage")).toEqual(["own", "same account"]);
  for (const action of actions) {
    for (const role of roles)
      expect(may(actor("TRN", role), action)).toEqual(expect.arrayContaining(may(actor(role), action)));
  }
});

test("who has no role may nothing", () => {
  for (const action of actions) expect(may(actor(), action)).toEqual([]);
});

test("a trainer without a paid plan or an override assigns nothing; an administrator does", () => {
  const unpaid = { ...actor("TRN"), hasPaidAccess: false };
  expect(can(unpaid, "program:assign")).toBe(false);
  expect(can(unpaid, "program:assign", subjects.own)).toBe(false);
  expect(can(unpaid, "program:assign", subjects.bought)).toBe(false);
  expect(can({ ...actor("ADM"), hasPaidAccess: false }, "program:assign", subjects["other account"])).toBe(true);
});

test("the same person's id in another account is another person", () => {
  expect(can(actor("TRN"), "program:edit", { accountId: "theirs", creatorId: "me" })).toBe(false);
});

test("allow refuses with Forbidden, which carries its status and a sentence", () => {
  expect(() => allow(actor("WRT"), "exercise:create")).toThrow();
  try {
    allow(actor("WRT"), "exercise:create");
  } catch (refusal) {
    expect(refusal).toBeInstanceOf(Forbidden);
    expect(refusal).toMatchObject({ status: 403, message: "You are not allowed to do that." });
  }
  expect(() => allow(actor("TRN"), "exercise:create")).not.toThrow();
});
