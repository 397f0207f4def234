import { isRouteErrorResponse, useRouteError } from "@remix-run/react";

/** What an error boundary shows: the refusal's own words, or a fault with the id that the log has too. */
export function ErrorPage() {
  const error = useRouteError();
  const { status, message } = describe(error);
  return (
    <main className="mx-auto grid max-w-prose gap-4 p-6">
      <title>{message}</title>
      <p className="text-ink-2">{status}</p>
      <h1 className="text-2xl font-semibold">{message}</h1>
      <p>
        <a href="/">Go to the start page</a>
      </p>
    </main>
  );
}

function describe(error: unknown) {
  if (!isRouteErrorResponse(error)) return { status: 500, message: "Error happened" };
  const data: unknown = error.data;
  const message = typeof data === "object" && data && "message" in data ? String(data.message) : error.statusText;
  return { status: error.status, message };
}
