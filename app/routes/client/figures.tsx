import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { bandWords } from "#app/domain/readiness/score.ts";
import type { Compliance } from "#app/domain/schedule/compliance.ts";
import { capitalised } from "#app/domain/text/capital.ts";
import type { Readiness, Unread } from "#app/features/clients/views.ts";
import { Banded } from "#app/features/readiness/ui/band-cell.tsx";
import { Fortnight } from "#app/features/readiness/ui/fortnight.tsx";
import { paths } from "#app/paths.ts";

type Last = { id: string; day: string; workout: string | null; programName: string; sessionRpe: number | null };

export type FiguresProps = {
  clientId: string;
  compliance: Compliance | null;
  last: Last | null;
  readiness: Readiness;
  unread: Unread;
};

export function Figures({ clientId, compliance, last, readiness, unread }: FiguresProps) {
  return (
    <section
      aria-label="At a glance"
      className="card grid grid-cols-2 divide-line overflow-hidden *:border-line max-lg:*:nth-[n+3]:border-t *:even:border-s lg:grid-cols-4 lg:*:nth-[3]:border-s"
    >
      <Figure label="Done in 4 weeks" to="#calendar">
        <ComplianceFigure compliance={compliance} />
      </Figure>
      <Figure label="Last workout" to={last ? paths.clientWorkout(clientId, last.id) : "#workouts"}>
        <Words main={last ? capitalised(last.day) : "–"} more={last ? workoutWords(last) : "None yet"} />
      </Figure>
      <Figure label="Readiness today" to={paths.readinessOf(clientId)}>
        <ReadinessFigure readiness={readiness} />
      </Figure>
      <Figure label="Unread comments" to={paths.comments({ client: clientId })}>
        <Words main={String(unread.count)} more={unread.latest ? `“${unread.latest}”` : "None to read"} />
      </Figure>
    </section>
  );
}

/** Its label, and what it says, are the link's name. */
function Figure({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="grid min-w-0 content-start gap-0.5 px-4 py-3 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3"
    >
      <span className="text-sm text-ink-2">{label}</span>
      {children}
    </Link>
  );
}

function ComplianceFigure({ compliance }: { compliance: Compliance | null }) {
  if (!compliance) return <Words main="–" more="Nothing was planned" />;
  const { kept, planned, partly, missed } = compliance;
  const parts = [
    `${Math.round((kept / planned) * 100)} %`,
    partly > 0 && `${partly} partly`,
    missed > 0 && `${missed} missed`,
  ];
  return (
    <Words
      main={
        <>
          {kept} <span className="text-sm font-normal text-ink-2">of {planned} planned</span>
        </>
      }
      more={parts.filter(Boolean).join(" · ")}
    />
  );
}

function ReadinessFigure({ readiness: { today, latest, average, days } }: { readiness: Readiness }) {
  const earlier = latest && `${capitalised(latest.day)}: ${latest.amount}, ${bandWords[latest.band].name}`;
  const mean = average && `14 days, average ${average}`;
  return (
    <>
      <span className={main}>
        {today?.amount ?? "–"}
        {today && (
          <span className="text-sm tracking-normal">
            <Banded band={today.band}>{bandWords[today.band].name}</Banded>
          </span>
        )}
        <Fortnight days={days} />
      </span>
      <span className={more}>{[earlier, mean].filter(Boolean).join(" · ") || "No answers in 14 days"}</span>
    </>
  );
}

const main = "flex flex-wrap items-center gap-x-2 text-2xl font-semibold tracking-tight tabular-nums wrap-anywhere";
const more = "line-clamp-2 text-sm text-ink-2 wrap-anywhere";

function Words({ main: figure, more: words }: { main: ReactNode; more: string }) {
  return (
    <>
      <span className={main}>
        <span>{figure}</span>
      </span>
      <span className={more}>{words}</span>
    </>
  );
}

function workoutWords({ workout, programName, sessionRpe }: Last) {
  const what = workout ?? capitalised(programName);
  return sessionRpe === null ? what : `${what} · RPE ${sessionRpe}`;
}
