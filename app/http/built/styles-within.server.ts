import { readFileSync } from "node:fs";
import { createCookie } from "@remix-run/node";

/** Not longer: a phone that is short of room forgets the sheet before it forgets the cookie. */
const twoWeeks = 14 * 24 * 60 * 60;
const cookie = createCookie("styles", { path: "/", sameSite: "lax", httpOnly: true, maxAge: twoWeeks });

/** A sheet's text, for the page of a browser that was never sent it, and the cookie that says that it now was. */
export type StylesWithin = { text: string; setCookie: string };

/**
 * Null where the page is to name its sheet, since the browser was sent it before. The cookie can outlive the file in the
 * browser's cache: then the page waits for its sheet, as any other does.
 */
export async function stylesWithin(request: Request, sheet: string): Promise<StylesWithin | null> {
  const text = textOf(sheet);
  if (!text || (await cookie.parse(request.headers.get("Cookie"))) === sheet) return null;
  return { text, setCookie: await cookie.serialize(sheet) };
}

const texts = new Map<string, string | null>();

function textOf(sheet: string) {
  const known = texts.get(sheet);
  if (known !== undefined) return known;
  const text = readBuilt(sheet);
  texts.set(sheet, text);
  return text;
}

/** Null in development, which has no built files. */
function readBuilt(sheet: string) {
  try {
    return readFileSync(`build/client${sheet}`, "utf8");
  } catch {
    return null;
  }
}
