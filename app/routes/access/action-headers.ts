import type { HeadersArgs } from "@remix-run/node";

/** A public page's headers are its action's: Retry-After goes through to who asked too often. */
export function actionHeaders(args: HeadersArgs) {
  return args.actionHeaders;
}
