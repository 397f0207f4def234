/** So that what is kept of texts stays small: a week has a few hundred lines. */
const most = 2_000;

export function remembered<T>(find: (text: string) => T, isWhole = () => true): (text: string) => T {
  const known = new Map<string, { found: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.found;
    const found = find(text);
    if (known.size >= most) known.clear();
    if (isWhole()) known.set(text, { found });
    return found;
  };
}
