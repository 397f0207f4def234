import { can } from "#app/domain/policy/can.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import type { Kind, Row } from "#tests/http/access/matrix/row.ts";
import { access } from "#tests/http/access/matrix/table.ts";
import { unescaped } from "#tests/support/http/html.ts";
import { cookieOf, get, type Visitor } from "#tests/support/http/visitor.ts";
import { givenInvoice } from "#tests/support/payments/sales.ts";
import { makeFinding } from "#tests/support/payments/subscriptions.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makePastNote } from "#tests/support/people/past-notes.ts";
import * as things from "#tests/support/things.ts";
import { makeComment } from "#tests/support/training/comments.ts";
import { makeRecord } from "#tests/support/training/performances.ts";
import { makeTrained } from "#tests/support/training/trained.ts";

/** Valid posts to every action, made from the rows of who may come there and from the forms of the pages themselves. */
export type Person = Visitor & { user: things.Owner; roles: Role[]; email: string };

export const password = "correct horse battery";

/** A trainer, an administrator and a partner who writes: between them they may post everywhere. */
export async function peopleAt(at: { url: string }): Promise<Person[]> {
  const people: Person[] = [];
  for (const roles of [["TRN"], ["SYS"], ["PAR", "WRT"]] as Role[][]) {
    people.push(await personAt(at, roles, `${roles[0]}@posts.test`.toLowerCase()));
  }
  return people;
}

export async function personAt({ url }: { url: string }, roles: Role[], email: string): Promise<Person> {
  const { user } = await coachingBusiness({ roles, email, password });
  return { url, cookie: await cookieOf(user), user, roles, email };
}

/** Whoever's business the page is: the first who may. */
export function personFor(people: Person[], row: Row | undefined): Person {
  const found = people.find(({ user, roles }) => {
    const actor = { ...user, userId: user.id, roles, email: "", fullName: "", hasPaidAccess: false, isExpired: false };
    const subject = { accountId: user.accountId, creatorId: user.id };
    return !row || (can(actor, row.page) && (!row.post?.allow || can(actor, row.post.allow, subject)));
  });
  return found ?? people[0] ?? fail();
}

function fail(): never {
  throw new Error("Nobody may post there.");
}

const make: Record<Kind, (owner: things.Owner) => Promise<string>> = {
  exercise: things.makeExercise,
  program: things.makeProgram,
  "placed program": things.makePlacedProgram,
  // why: nobody buys their own
  "store program": async () => things.makeStoreProgram((await coachingBusiness()).user),
  folder: things.makeFolder,
  category: things.makeCategory,
  subcategory: things.makeSubcategory,
  post: things.makePost,
  package: things.makePackage,
  client: things.makeClient,
  invite: things.makeInvite,
  group: things.makeGroup,
  export: things.makeExport,
  passkey: things.makePasskey,
  record: makeRecord,
  "my workout": makeTrained,
  "my invitation": things.makeMyInvitation,
  "my coach": things.makeMyCoach,
  "past note": makePastNote,
  token: things.makePersonalToken,
  invoice: (owner) => givenInvoice(owner),
  comment: makeComment,
  session: things.makeSession,
  user: things.makeUser,
  finding: makeFinding,
  mail: things.makeParkedMail,
  import: things.makeImport,
  file: (owner) => things.makeFile(owner, 800),
};

export function rowOf(address: string): Row | undefined {
  const row = access[address];
  return row && !("open" in row) ? row : undefined;
}

type Field = [name: string, value: string];

/** The address of a thing of the person's, or `at`. */
export async function thingAt(address: string, person: Person, at?: string) {
  const row = rowOf(address);
  const owner = row?.thing === "category" ? { accountId: systemAccountId, id: person.user.id } : person.user;
  const id = row?.thing && !at ? await make[row.thing](owner) : "";
  const path =
    at ?? address.replace(":key", "1").replace(/:\w+/, id).replace(/:\w+/g, "1").replace("*", "no/such/page");
  return { id, path };
}

/** The same, and the fields of the forms that its page has. */
export async function validPost(address: string, person: Person, at?: string) {
  const { id, path } = await thingAt(address, person, at);
  const page = await (await get(person, path)).text();
  const forms = page.match(/<form[^>]*method="post"[\s\S]*?<\/form>/gi) ?? [];
  const known = Object.entries(rowOf(address)?.post?.fields ?? {});
  // why: a dialog stands after the page that it is over, whose form leads to the same address
  const own = forms.filter((form) => leadsTo(form) === path.split("?")[0]).at(-1) ?? "";
  return {
    id,
    path,
    fields: [...new Map([...fieldsOf(forms.join("")), ...known])],
    /** The form that posts to this very address: its fields, and those that a person types into. */
    own: {
      fields: [...new Map([...known, ...fieldsOf(own), ...known])],
      typed: typedInto(own),
      fileField: fieldsOf(own.match(/<input\b[^>]*type="file"[^>]*>/)?.[0] ?? "")[0]?.[0],
    },
  };
}

function leadsTo(form: string) {
  return unescaped(/^<form[^>]*\baction="([^"]*)"/.exec(form)?.[1] ?? "").split("?")[0];
}

function typedInto(form: string) {
  const controls = form.match(/<textarea\b[^>]*>|<input\b(?![^>]*type="(?:hidden|checkbox|radio|file|submit)")[^>]*>/g);
  return fieldsOf((controls ?? []).join("")).map(([name]) => name);
}

function fieldsOf(forms: string): Field[] {
  const tags = forms.match(/<(input|select|textarea)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    return name ? [[unescaped(name), unescaped(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "")] as Field] : [];
  });
}
