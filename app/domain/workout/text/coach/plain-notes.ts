import { glue, sayings } from "./sayings.ts";

/** They say how much, how often, or of what: 'as many as you can', 'last one heavy', 'same weight'. */
const quantifiers =
  /^(?:many|few|more|less|most|least|all|half|double|twice|once|thrice|both|last|first|second|third|next|final|other|another|until|till|then|after|before|while|without|not|no|or|if|add|increase|reduce|drop|deload|repeat|alternate|alternating|superset|circuit|total|sum|pyramid|ladder|wave|cluster|single|double|triple|failure|amrap|week|day|session|ftp|pace|race)s?$/i;

const wholeSaying = new RegExp(`^(?:${sayings.source})$`, "iu");
/** Their repetitions are read: 'work up to a heavy 3'. */
const heavySaying = /(?:heavy|top) (?:set of )?(?:\d{1,2}|single|double|triple)|\d{1,2} ?rm/i;

/**
 * Whether a note hides nothing that was meant as a value: it is one of the known sayings, or plain words. An abbreviation,
 * a word that counts, or a number is asked about.
 */
export function isPlainNote(note: string): boolean {
  return note
    .split(/,\s*/)
    .filter(Boolean)
    .every((piece) => wholeSaying.test(piece) || heavySaying.test(piece) || piece.split(/\s+/).every(isPlainWord));
}

function isPlainWord(word: string): boolean {
  if (glue.has(word.toLowerCase())) return true;
  const letters = word.replace(/[.!?']+$/, "");
  if (/^(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u.test(word)) return true;
  return /^\p{L}[\p{L}'’-]{2,}$/u.test(letters) && !/^\p{Lu}{2,}$/u.test(letters) && !quantifiers.test(letters);
}
