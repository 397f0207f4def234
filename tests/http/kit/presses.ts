import { placed } from "./placed-things.ts";
import { type Body, typedPost } from "./typed-posts.ts";
import { type Person, validPost } from "./valid-posts.ts";

/** What a person's press of each form sends, and what a login may do with it. */

/** Answers to a question, with nothing typed: the question is asked again, where it was asked. */
export const questions = [
  /\/(delete|sign-out|leave|cancel|reset|revoke|end-licence)$/,
  /^\/all\/confirm$/,
  /^\/settings\/account\/data$/,
  /^\/me\/(coaches\/.+|notice|data|calendar)$/,
];

export const asksAgain = (address: string) => questions.some((question) => question.test(address));

/** What decisions §3 lets a login carry out: what somebody saves or creates of their own and that concerns nobody else. */
export const carriedOut = new Set([
  "/exercises/new",
  "/exercises/:exerciseId",
  "/exercises/:exerciseId/copy",
  "/programs/new",
  "/programs/folders",
  "/programs/folders/:folderId/rename",
  "/manage-program/:programId",
  "/manage-program/:programId/details",
  "/manage-program/:programId/text",
  "/manage-program/:programId/program-text",
  "/manage-program/:programId/workouts/:key",
  "/manage-program/:programId/workouts/:key/text",
  "/manage-program/:programId/workouts/:key/move/:partId",
  "/posts/new",
  "/posts/:postId",
  "/settings/account/info",
  "/train/workouts/:programId/:key",
  "/train/workouts/:programId/:key/finish",
  "/train/done/:completionId/change",
  "/train/readiness",
]);

/** No page has a form that leads there: a script sends it, and says by itself what to do when it is refused. */
export const byScript: Record<string, string> = {
  "/tour": "the tour's script keeps which of its steps were seen",
  "/settings/account/passkeys/options": "the browser asks the device to make a passkey with the answer",
};

/** How a form that a login may not carry out is answered: its page asks to press it again, or a script does. */
export const notCarriedOut = (address: string) => (address === "/files" || byScript[address] ? 412 : 428);

/** The address and its form as a person fills it in; of a question, with nothing in it. */
export async function pressAt(address: string, person: Person) {
  const at = await placed[address]?.(person);
  if (asksAgain(address)) {
    const { path, own } = await validPost(address, person, at);
    return { path, body: own.fields as Body, hasFile: false, typed: [] };
  }
  const { path, body, typed, hasFile } = await typedPost(address, person, at);
  // why: of a dialog over the week that has no form now, the week's is found, with its searches
  const isOwn = ([name]: [string, string]) =>
    !/password/i.test(name) && (carriedOut.has(address) || !/^(week|explorer-search)$/.test(name));
  return { path, body, hasFile, typed: typed.filter(isOwn) };
}
