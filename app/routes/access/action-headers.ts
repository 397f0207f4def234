import type { HeadersArgs } from "@remix-run/node";

/** Passes the action's headers on, such as Retry-After. */
export function actionHeaders(args: HeadersArgs) {
  return args.actionHeaders;
}
