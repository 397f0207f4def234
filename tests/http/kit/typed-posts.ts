import { openedBy } from "#app/domain/forms/opened-by.ts";
import { carriedField, packForm } from "#app/http/body/kept-form.server.ts";
import { markFor, type Visitor } from "#tests/support/http/visitor.ts";
import { type Person, validPost } from "./valid-posts.ts";

/** Posts of every form as a person fills it in, sent as its page sends it without script. */
export type Body = (readonly [name: string, value: string | File])[];

export async function send(visitor: Visitor, path: string, given: Body, isMultipart: boolean) {
  const { url, cookie } = visitor;
  const isMarked = given.some(([name]) => name === openedBy);
  const body: Body = isMarked ? given : [...Object.entries(await markFor(visitor)), ...given];
  const parts = new FormData();
  for (const [name, value] of body) parts.append(name, value);
  const texts = body.filter((field): field is readonly [string, string] => typeof field[1] === "string");
  const headers = { Accept: "text/html", "Sec-Fetch-Site": "same-origin", ...(cookie ? { Cookie: cookie } : {}) };
  const form = isMultipart ? parts : new URLSearchParams(texts.map(([name, value]) => [name, value]));
  return fetch(url + path, { method: "POST", redirect: "manual", body: form, headers });
}

/** The same, posted from a page of whose mark it is. */
export function markedBy(mark: string, body: Body): Body {
  return [[openedBy, mark], ...body.filter(([name]) => name !== openedBy)];
}

type Press = { path: string; body: Body; hasFile: boolean };

/** A form as a login sends it on: its texts in one field, without its file. */
export function sentOn({ path, body, hasFile }: Press, mark: string): { path: string; body: Body } {
  const form = new FormData();
  for (const [name, value] of markedBy(mark, body)) form.append(name, value);
  const carried = packForm(form, hasFile ? ["squat.png"] : []);
  return {
    path,
    body: [
      [carriedField, carried],
      [openedBy, ""],
    ],
  };
}

/** So that what one post stored is not taken for what another one brought. */
let times = 0;

/** The action's form as a person fills it in: something in every field that takes a text, and a file where one goes. */
export async function typedPost(address: string, person: Person, at?: string) {
  const { path, own } = await validPost(address, person, at);
  times += 1;
  const typed = own.typed.map((name, place): [string, string] => [name, `typed ${times}.${place}`]);
  const rest = own.fields.filter(([name]) => !own.typed.includes(name) && name !== own.fileField);
  const image = new File([new Uint8Array(3000)], "squat.png", { type: "image/png" });
  const body: Body = [
    ["opened", "here"],
    ...rest,
    ...typed,
    ...(own.fileField ? [[own.fileField, image] as const] : []),
  ];
  return { path, body, typed, hasFile: own.fileField !== undefined };
}
