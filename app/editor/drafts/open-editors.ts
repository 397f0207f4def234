/** Which editors are open in this browser. A lock of the browser's is gone with its page, however that ended. */

/** Says that this editor is open, until the answered function is called. */
export function holdOpen(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // why: over plain http the browser has no locks; then every draft counts as left behind
  navigator.locks?.request(name, () => held).catch(() => {});
  return release;
}

/** The names of the editors that are open, in all tabs. */
export async function openNames(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
