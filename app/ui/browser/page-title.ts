import type { MetaArgs, MetaDescriptor } from "@remix-run/react";

type RootFacts = { productName: string; formFailed: boolean };

/** The router's key of the first page: "default" on the server, from the history in a browser. */
const firstKey: string = (typeof window !== "undefined" && window.history.state?.key) || "default";

type RefusedForm = { returned?: { problems: unknown } };

/**
 * 'Exercises · Macrocycle', with 'Error: ' for a rejected form. `export const meta = pageTitle("Exercises")`, or a
 * function of the loader's data.
 */
export function pageTitle<Loader = unknown>(title: string | ((args: MetaArgs<Loader>) => string)) {
  return (args: MetaArgs<Loader>): MetaDescriptor[] => {
    const root = args.matches[0]?.data as RootFacts | undefined;
    // why: the server's word on its page does not apply to later pages
    const isFirst = args.location.key === firstKey;
    const isRefused = (isFirst && root?.formFailed) || (args.data as RefusedForm | undefined)?.returned?.problems;
    const words = typeof title === "string" ? title : title(args);
    return [{ title: `${isRefused ? "Error: " : ""}${words} · ${root?.productName ?? "Macrocycle"}` }];
  };
}
