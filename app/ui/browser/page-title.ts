import type { MetaArgs, MetaDescriptor } from "@remix-run/react";

type RootFacts = { productName: string; formFailed: boolean };

/** The key of the page that the server sent: the router names it "default" on the server and by the history in a browser. */
const firstKey: string = (typeof window !== "undefined" && window.history.state?.key) || "default";

type RefusedForm = { returned?: { problems: unknown } };

/**
 * A route's `meta`: 'Exercises · Macrocycle', with 'Error: ' in front when the page answers a refused form.
 * Usage: `export const meta = pageTitle("Exercises")`, or with a function of the loader's data.
 */
export function pageTitle<Loader = unknown>(title: string | ((args: MetaArgs<Loader>) => string)) {
  return (args: MetaArgs<Loader>): MetaDescriptor[] => {
    const root = args.matches[0]?.data as RootFacts | undefined;
    // why: what the server said of the page that it sent is not said of those that follow
    const isFirst = args.location.key === firstKey;
    const isRefused = (isFirst && root?.formFailed) || (args.data as RefusedForm | undefined)?.returned?.problems;
    const words = typeof title === "string" ? title : title(args);
    return [{ title: `${isRefused ? "Error: " : ""}${words} · ${root?.productName ?? "Macrocycle"}` }];
  };
}
