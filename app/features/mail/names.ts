const longest = 80;

/** Breaks and marks that turn a line around or hide in it. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
/** What mail programs turn into a link by themselves. */
const address = /:\/\/|@|\bwww\.|\p{L}\.\p{L}{2,}/iu;

/**
 * A name as one line of text, for a subject as well. Empty when it reads like an address: whoever signs up chooses
 * their name, and so what stands in a mail to somebody else.
 */
export function nameInMail(name: string): string {
  const line = name.replace(unseen, " ").trim();
  if (address.test(line)) return "";
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : line;
}
