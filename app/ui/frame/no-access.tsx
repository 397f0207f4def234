import { noAccess } from "#app/domain/access/no-access.ts";

const link = "this link";

/** Decisions §1. */
export const toOwnPage = "Go to my own page";

/** The last words are a link. */
export function NoAccessWords({ to }: { to: string }) {
  return (
    <>
      {noAccess.slice(0, -link.length)}
      <a href={to}>{link}</a>
    </>
  );
}
