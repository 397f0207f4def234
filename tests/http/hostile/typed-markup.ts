import { eq } from "drizzle-orm";
import sanitizeHtml from "sanitize-html";
import { v7 as newId } from "uuid";
import { expect } from "vitest";
import type { Role } from "#app/domain/policy/roles.ts";
import { accounts } from "#db/schema/accounts.ts";
import { unescaped } from "#tests/support/http/html.ts";
import { cookieOf, get, post, type Visitor } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

/** What strangers type to become a part of the page: each holds 'mcevil' or 'evil.test', which no page of ours has as markup. */
export const corpus = [
  '"><img mcevil src=x onerror=alert(1)>',
  "</script><script mcevil src=//evil.test>",
  "<mcevil>",
  "</title></option></select><mcevil>",
  "</textarea><mcevil>",
  "--><mcevil><!--",
  "]]><mcevil>",
  "<script mcevil>alert(1)</script>",
  "'><svg mcevil onload=alert(1)>",
  "</style><mcevil>",
  '" autofocus onfocus=alert(1) mcevil="',
  "' onmouseover='alert(1)' mcevil='",
  "` onclick=`alert(1)` mcevil=`",
  '<a mcevil href="jav&#x09;ascript:alert(1)">',
  '<iframe srcdoc="&lt;mcevil&gt;">',
  "<form mcevil action=//evil.test>",
  "<base mcevil href=//evil.test>",
  "<math><style><mcevil>",
  "<meta mcevil http-equiv=refresh>",
  "&lt;mcevil&gt;",
  "\\u003cmcevil\\u003e\\x3cmcevil\\x3e",
  "%3Cmcevil%3E",
  "{{mcevil}} #{mcevil} <%=mcevil%>",
  "\u2028<mcevil>\u2029",
  "\ufeff<mcevil\u202e>",
  "javascript:alert('mcevil')",
];

/** All of the corpus as texts of so many letters at most, with as many of it in each as go in. */
export function textsOf(most: number) {
  const texts: string[] = [];
  for (const one of corpus) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + one.length <= most) texts[texts.length - 1] = `${last} ${one}`;
    else texts.push(one);
  }
  return texts;
}

/** Of things named by the corpus the two whose names get out of any place: what shows one thing alone shows these. */
export function two<Of>(things: readonly Of[]) {
  return things.slice(0, 2);
}

/** All of the corpus at once. */
export const all = corpus.join("\n");

/** The elements and attributes of a page that came of the corpus, in a frame's own page, too. */
export function markupOf(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      "*": (tagName, attribs) => {
        const wrong = Object.entries(attribs).filter(([name, value]) => isEvil(name, value));
        if (/mcevil/i.test(tagName) || wrong.length > 0)
          found.push(`<${tagName} ${JSON.stringify(Object.fromEntries(wrong))}>`);
        if (attribs.srcdoc) found.push(...markupOf(attribs.srcdoc));
        return { tagName, attribs };
      },
    },
  });
  return found;
}

const leading = new Set(["href", "src", "action", "formaction", "srcset", "poster", "data", "xlink:href"]);

function isEvil(name: string, value: string) {
  if (/mcevil|^on/i.test(name)) return true;
  // why: browsers drop spaces and control characters before they look at the scheme
  const scheme = [...value].filter((letter) => letter > " ").join("");
  return leading.has(name) && /^(javascript|vbscript|data:text|(https?:)?\/\/evil)/i.test(scheme);
}

/** The pages, each of which must be there and have nothing of the corpus as markup. */
export async function shown(visitor: Visitor, addresses: string[]) {
  const pages: { path: string; page: string }[] = [];
  for (const path of addresses) {
    const answer = await get(visitor, path);
    expect([path, answer.status]).toEqual([path, 200]);
    pages.push({ path, page: await answer.text() });
  }
  expect(pages.filter(({ page }) => markupOf(page).length > 0).map(({ path, page }) => [path, markupOf(page)])).toEqual(
    [],
  );
  return pages;
}

/** The same of pages of which each has something of the corpus as text. */
export async function showing(visitor: Visitor, addresses: string[]) {
  const pages = await shown(visitor, addresses);
  expect(pages.filter(({ page }) => !unescaped(page).includes("mcevil")).map(({ path }) => path)).toEqual([]);
}

/** Posts each name, with all of the corpus where there is room for it; returns the ids of what was made. */
export async function made(
  visitor: Visitor,
  address: string,
  most: number,
  fields: (name: string) => Record<string, string>,
) {
  const ids: string[] = [];
  for (const name of textsOf(most)) {
    const id = newId();
    const answer = await post(visitor, address, { id, ...fields(name), step: "proceed" });
    expect([name, answer.status, markupOf(await answer.text())]).toEqual([name, 302, []]);
    ids.push(id);
  }
  return ids;
}

export type Coach = Awaited<ReturnType<typeof coachAt>>;

/** Somebody with these roles, whose licence has room for all of the corpus. */
export async function coachAt({ url }: { url: string }, roles: Role[]) {
  const { account, user, ctx } = await coachingBusiness({ roles });
  await ctx.db.update(accounts).set({ maxUsersOverride: 500 }).where(eq(accounts.id, account.id));
  return { ctx, user, visitor: { url, cookie: await cookieOf(user) } as Visitor };
}
