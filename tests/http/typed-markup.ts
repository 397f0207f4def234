import sanitizeHtml from "sanitize-html";
import { expect } from "vitest";
import { unescaped } from "#tests/support/html.ts";
import { get, type Visitor } from "#tests/support/visitor.ts";

/** What strangers type to become a part of the page: each holds 'mcevil' or 'evil.test', which no page of ours has as markup. */
export const corpus = [
  "<mcevil>",
  "<script mcevil>alert(1)</script>",
  '"><img mcevil src=x onerror=alert(1)>',
  "'><svg mcevil onload=alert(1)>",
  "</script><script mcevil src=//evil.test>",
  "</textarea><mcevil>",
  "</title></option></select><mcevil>",
  "</style><mcevil>",
  "--><mcevil><!--",
  "]]><mcevil>",
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
