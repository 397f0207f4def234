import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { useIncident } from "#app/ui/browser/incident.ts";

export function ErrorPage() {
  return (
    <main id="content">
      <ErrorMessage />
    </main>
  );
}

/** The refusal's own words, or a fault with the id that the log has too; never a stack. */
export function ErrorMessage() {
  const fault = describeError(useRouteError());
  const incident = useIncident();
  return (
    <div className="screen error-page">
      <p className="error-status">{fault.status}</p>
      <h1>{fault.title}</h1>
      <p>{fault.message}</p>
      {fault.status >= 500 && incident && (
        <p className="hint">
          Incident <code>{incident}</code>
        </p>
      )}
      <p>
        <a className="btn" href={paths.home()}>
          Go to the start page
        </a>
      </p>
    </div>
  );
}

const titles: Partial<Record<number, string>> = {
  403: "You can't do that here",
  404: "Page not found",
  405: "Page not found",
  409: "That can't be done now",
};

export function describeError(error: unknown) {
  if (!isRouteErrorResponse(error) || error.status >= 500) {
    const message = "Something on our side went wrong. Try again, and tell us the incident's number if it stays.";
    return { status: 500, title: "Error happened", message };
  }
  const { status, statusText } = error;
  return { status, title: titles[status] ?? statusText, message: ownWords(error.data) ?? "We could not find that." };
}

/** Refusals carry a sentence for people; what the framework throws does not. */
function ownWords(data: unknown) {
  return typeof data === "object" && data && "message" in data ? String(data.message) : undefined;
}
