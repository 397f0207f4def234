/** By how many the ticked lines of an import are more than the licence has places for. */
export function overInWords(over: number): string {
  return over === 1 ? "One line too many is ticked." : `${over} lines too many are ticked.`;
}
