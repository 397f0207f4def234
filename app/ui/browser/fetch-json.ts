/**
 * Null unless 200: for optional suggestions. Not the router's fetcher, which during a submit takes an unknown address
 * for a missing page and replaces the form with an error.
 */
export async function fetchJson<T>(address: string): Promise<T | null> {
  const response = await fetch(address, { redirect: "manual" }).catch(() => null);
  return response?.status === 200 ? response.json().catch(() => null) : null;
}
