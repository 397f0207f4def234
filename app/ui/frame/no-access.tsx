import { noAccess } from "#app/domain/access/no-access.ts";

const link = "this link";

/** The button under the sentence (decisions §1). */
export const toOwnPage = "Go to my own page";

/** The sentence, its last words a link. */
export function NoAccessWords({ to }: { to: string }) {
  return (
    <>
      {noAccess.slice(0, -link.length)}
      <a href={to}>{link}</a>
    </>
  );
}
