import { createCookie } from "@remix-run/node";

const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

const oneYear = 365 * 24 * 60 * 60;
const cookie = createCookie("theme", { path: "/", sameSite: "lax", httpOnly: true, maxAge: oneYear });

export async function readTheme(request: Request): Promise<Theme | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return themes.find((theme) => theme === value) ?? null;
}

export function serializeTheme(choice: unknown) {
  const theme = themes.find((known) => known === choice);
  return cookie.serialize(theme ?? "", theme ? {} : { maxAge: 0 });
}
