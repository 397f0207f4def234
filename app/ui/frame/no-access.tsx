import { noAccess } from "#app/domain/access/no-access.ts";

const link = "this link";

export const toOwnPage = "Go to my own page";
export const toTraining = "Train in my browser";

export function NoAccessWords({ to }: { to: string }) {
  return (
    <>
      {noAccess.slice(0, -link.length)}
      <a href={to}>{link}</a>
    </>
  );
}
