import type { ShouldRevalidateFunction } from "@remix-run/react";

/** A page that showed another sum than there is by now is loaded anew; what a declined card leaves is kept as it is. */
export const whenStale: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
