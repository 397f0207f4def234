export function describeExcess(over: number): string {
  return over === 1 ? "One line too many is ticked." : `${over} lines too many are ticked.`;
}
