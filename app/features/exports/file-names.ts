/** In characters. */
const longest = 80;

/** Names of files in any system, each one once; the same thing always gets the same name. */
export function fileNames() {
  const taken = new Set<string>();
  return (wanted: string) => {
    const plain = wanted.replace(/[\p{Cc}\p{Cs}\p{Cf}\s/\\:*?"<>|]+/gu, " ").trim();
    const name =
      Array.from(plain)
        .slice(0, longest)
        .join("")
        .replace(/^\.+|[. ]+$/g, "") || "Without a name";
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  };
}
