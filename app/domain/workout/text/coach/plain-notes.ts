import { glue, sayings } from "./sayings.ts";

/** They say how much, how often, or of what: 'as many as you can', 'last one heavy', 'same weight'. */
const quantifiers =
  /^(?:many|few|more|less|most|least|half|double|thrice|both|last|first|second|third|final|until|till|then|while|without|or|if|add|increase|reduce|drop|repeat|alternate|alternating|superset|circuit|total|sum|cluster|triple|failure|amrap|ftp)s?$/i;

const wholeSaying = new RegExp(`^(?:${sayings.source})$`, "iu");
/** Their repetitions are read: 'work up to a heavy 3'. */
const heavySaying = /(?:heavy|top) (?:set of )?(?:\d{1,2}|single|double|triple)|\d{1,2} ?rm/i;

/**
 * Whether a note hides nothing that was meant as a value: it is one of the known sayings, or plain words. An abbreviation,
 * a word that counts, or a number is asked about, and words right behind a name, as in '20 box jump overs', which may be
 * another exercise. `values`: as written, with spaces for the name that stood among them.
 */
export function isPlainNote(note: string, values: string): boolean {
  const goesOn = /\S {4,}(?!(?:for|with|w\/|at|on|to|in|from|as|and|mit|sa?|za)\s)\p{L}/iu.test(values);
  const isKnown = (piece: string) => (wholeSaying.test(piece) && !piece.includes("%")) || heavySaying.test(piece);
  const pieces = note.split(/,\s*/).filter(Boolean);
  return pieces.every((piece) => isKnown(piece) || (!goesOn && piece.split(/\s+/).every(isPlainWord)));
}

function isPlainWord(word: string): boolean {
  if (glue.has(word.toLowerCase())) return true;
  const letters = word.replace(/[.!?']+$/, "");
  if (/^(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u.test(word)) return true;
  return /^\p{L}[\p{L}'’-]+$/u.test(letters) && !/^\p{Lu}+$/u.test(letters) && !quantifiers.test(letters);
}
