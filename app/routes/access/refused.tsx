import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";

export const handle = { scripts: false };

/** Where cross-site posts end up (http/observe.server.ts); nobody links here. */
export function action() {
  throw new Forbidden(
    "This form was sent from another site, so nothing was changed. Open the page here and try again.",
  );
}

export function loader() {
  throw new NotFound();
}

export default function Refused() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
