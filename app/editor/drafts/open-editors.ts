/** Which editors are open in this browser. A lock of the browser's is gone with its page, however that ended. */

export function holdOpen(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // why: over plain http the browser has no locks; then every draft counts as left behind
  navigator.locks?.request(name, () => held).catch(() => {});
  return release;
}

export async function openNames(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
