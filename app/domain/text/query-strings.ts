export function withQuery(path: string, query: Record<string, string | number>) {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? path : `${path}?${text}`;
}

export function searchWithout(search: string, ...names: string[]) {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
