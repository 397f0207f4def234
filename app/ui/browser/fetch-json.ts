/**
 * What the address of a resource answers on 200, otherwise null: what helps while one types may stay away.
 * Not the router's fetcher: it takes an address it has not met yet, asked for while a form is being posted, for a
 * page that is not there, and shows that in place of the form.
 */
export async function fetchJson<T>(address: string): Promise<T | null> {
  const response = await fetch(address, { redirect: "manual" }).catch(() => null);
  return response?.status === 200 ? response.json().catch(() => null) : null;
}
