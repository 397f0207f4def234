import { emailProblem } from "#app/domain/access/email.ts";

/** The first e-mail of a cell: 'ana@kos.si', 'Ana Kos <ana@kos.si>', or Google's 'ana@kos.si ::: a.kos@work.si'. */
export function addressIn(cell: string): { email: string; name: string } | null {
  for (const part of cell.split(":::")) {
    const { email, name } = namedAddress(part.trim());
    if (!emailProblem(email)) return { email: email.toLowerCase(), name };
  }
  return null;
}

function namedAddress(text: string) {
  const open = text.lastIndexOf("<");
  if (open < 0 || !text.endsWith(">")) return { email: text, name: "" };
  const name = text
    .slice(0, open)
    .trim()
    .replace(/^"(.*)"$/s, "$1");
  return { email: text.slice(open + 1, -1).trim(), name };
}
