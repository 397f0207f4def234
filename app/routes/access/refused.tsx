import { throwRefusal } from "#app/http/refusal.server.ts";
import { ErrorPage } from "#app/ui/frame/error-page.tsx";

export const handle = { scripts: false };

/** See http/observe.server.ts. */
export function action() {
  throwRefusal();
}

export function loader() {
  throwRefusal();
}

export default function Refused() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
