import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { noAccess } from "#app/domain/access/no-access.ts";
import type { FormAgain } from "#app/domain/forms/again.ts";
import type { Typed } from "#app/domain/forms/typed.ts";
import { isOwnPage, paths } from "#app/paths.ts";
import { type Failure, ResponseContext } from "#app/ui/browser/response.ts";
import { ExpiredScreen, expiredTitle } from "./expired-notice.tsx";
import { NoAccessWords, toOwnPage, toTraining } from "./no-access.tsx";

export function ErrorPage() {
  return (
    <main id="content">
      <ErrorMessage />
    </main>
  );
}

export function ErrorMessage() {
  const error = useRouteError();
  const described = describeError(error);
  // why: a hydrated page stays where a request fails (browser/retried-data.ts), so an error belongs to this response
  const { requestId: incident, failure: shown = described } = useContext(ResponseContext);
  const { pathname, search } = useLocation();
  const kept = keptIn(error);
  const { typed = kept.typed ?? [], unavailable: outage } = shown;
  const again = outage?.again ?? kept.again;
  if (shown.status === paymentRequired)
    return <ExpiredScreen>{typed.length > 0 && <TypedAgain typed={typed} />}</ExpiredScreen>;
  return (
    <div className="screen error-page">
      <p className="error-status">{shown.status}</p>
      <h1>{shown.title}</h1>
      <p>{shown.message === noAccess ? <NoAccessWords to={paths.signUp()} /> : shown.message}</p>
      {shown.status >= 500 && incident && (
        <p className="hint">
          Incident <code>{incident}</code>
        </p>
      )}
      {typed.length > 0 && <TypedAgain typed={typed} isKept={Boolean(again)} />}
      {again && <SendAgain {...again} />}
      {outage && !again && <TryAgain at={pathname + search} />}
      <p className="flex flex-wrap gap-2">
        {typed.length > 0 && pathname.startsWith(paths.editors()) && (
          <a className="btn btn-primary" href={paths.programs()}>
            Go to the programs
          </a>
        )}
        <WayOn isRefused={shown.message === noAccess} isOwn={isOwnPage(pathname)} />
      </p>
    </div>
  );
}

function WayOn({ isRefused, isOwn }: { isRefused: boolean; isOwn: boolean }) {
  const isToOwnPage = isRefused || isOwn;
  return (
    <>
      <a className={isRefused ? "btn btn-primary" : "btn"} href={isToOwnPage ? paths.me() : paths.home()}>
        {isToOwnPage ? toOwnPage : "Go to the start page"}
      </a>
      {isToOwnPage && (
        <a className="btn" href={paths.train()}>
          {toTraining}
        </a>
      )}
    </>
  );
}

function TryAgain({ at }: { at: string }) {
  return (
    <p>
      <a className="btn btn-primary" href={at}>
        Try again
      </a>
    </p>
  );
}

function TypedAgain({ typed, isKept = false }: { typed: Typed[]; isKept?: boolean }) {
  return (
    <section className="form" aria-labelledby="typed-heading">
      <h2 id="typed-heading" className="font-semibold">
        What you entered
      </h2>
      {!isKept && <p>It was not saved. Copy from here what you still need.</p>}
      {typed.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: why: the page is rendered once
        <div key={index} className="field">
          <label className="label" htmlFor={`typed-${index}`}>
            {label}
          </label>
          <textarea
            id={`typed-${index}`}
            className="input"
            readOnly
            rows={Math.min(text.split("\n").length + 1, 16)}
            defaultValue={text}
          />
        </div>
      ))}
    </section>
  );
}

function SendAgain({ action, fields, leftFiles }: FormAgain) {
  return (
    <form method="post" action={action}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        What you entered is kept on this page.
        {leftFiles.length > 0 && ` Then choose ${leftFiles.join(", ")} again: we can’t keep files.`}
      </p>
      <button type="submit" className="btn btn-primary">
        Send it again
      </button>
    </form>
  );
}

export const unavailable = {
  status: 503,
  title: "Not available just now",
  message:
    "Our database or our store of files can't be reached just now, so nothing was changed. Try again in a few seconds.",
};

const paymentRequired = 402;
const preconditionRequired = 428;

const titles: Partial<Record<number, string>> = {
  [paymentRequired]: expiredTitle,
  403: "You can't do that here",
  404: "Page not found",
  405: "Page not found",
  412: "This page is out of date",
  409: "That can't be done now",
  413: "Too large to send",
  [preconditionRequired]: "Send it once more",
};

export const fault =
  "Something on our side went wrong. Try again, and tell us the incident number if it happens again.";

const noLongerThere = "This is no longer there";

/** If somebody posted, the thing existed when the form was opened; a confirmation has no input. */
export function withTyped(failure: Failure, typed: Typed[], isPosted: boolean): Failure {
  if (failure.status !== 404 || !isPosted) return typed.length > 0 ? { ...failure, typed } : failure;
  const outcome =
    typed.length > 0 ? "It was deleted in the meantime, so nothing was saved." : "It has already been deleted.";
  return { ...failure, title: noLongerThere, message: outcome, typed };
}

export function describeError(error: unknown): Failure {
  if (!isRouteErrorResponse(error) || error.status >= 500) {
    return { status: 500, title: "Error happened", message: fault };
  }
  const { status, statusText } = error;
  return {
    status,
    title: titles[status] ?? (statusText || "That can't be read"),
    message: ownWords(error.data) ?? "We could not find that.",
  };
}

function keptIn(error: unknown): { typed?: Typed[]; again?: FormAgain } {
  return isRouteErrorResponse(error) && error.status === preconditionRequired ? error.data : {};
}

function ownWords(data: unknown) {
  return typeof data === "object" && data && "message" in data ? String(data.message) : undefined;
}
