import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Reloads a page whose price is outdated, but keeps it after a declined card. */
export const whenStale: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
