import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { importWithRetry } from "./line.ts";

const parts: (() => Promise<void>)[] = [];

/**
 * A component whose file the browser fetches when it is first rendered; meanwhile what the server rendered stays, or
 * `waiting` is shown.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode = () => null,
) {
  let loaded: ComponentType<Props> | undefined;
  const Fetched = lazy(async () => {
    const Component = await importWithRetry(load);
    return { default: ({ props }: { props: Props }) => <Component {...props} /> };
  });
  parts.push(async () => {
    loaded ??= await load();
  });
  return function Later(props: Props) {
    const Now = loaded;
    return <Suspense fallback={waiting(props)}>{Now ? <Now {...props} /> : <Fetched props={props} />}</Suspense>;
  };
}

/** For a hook that waits for it. `now`: null until it is here, which on the server it always is. */
export function laterFile<M>(load: () => Promise<M>) {
  let here: M | null = null;
  parts.push(async () => {
    here ??= await load();
  });
  return {
    now: () => here,
    /** Asks for it once, as long as nothing could offer to try again. */
    async ask() {
      here ??= await load();
    },
    async fetch() {
      here ??= await importWithRetry(load);
      return here;
    },
  };
}

/** Call it on the server before rendering, so that the parts are in the page without script. */
export async function loadParts() {
  await Promise.all(parts.map((load) => load()));
}
