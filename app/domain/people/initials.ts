export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = "", last = ""] = [letters[0], letters.length > 1 ? letters.at(-1) : ""];
  return (first + last).toLocaleUpperCase("en");
}
