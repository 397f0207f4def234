import type { ReactNode } from "react";
import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { monthOf } from "#app/domain/schedule/months.ts";
import { paths } from "#app/paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import type { Standing } from "../standing.ts";

/** Why nothing comes, and what to do next. */
export function Standstill(standing: Standing) {
  switch (standing.is) {
    case "none":
      return (
        <Empty title="No program yet" to={paths.me()} action="Look at Me">
          Your workouts appear here as soon as your coach gives you a program. An invitation from a coach waits under
          Me.
        </Empty>
      );
    case "bought":
      return <NotBegun {...standing} />;
    case "ahead":
      return <NotYet {...standing} />;
    case "over":
      return (
        <Empty title={`${standing.program} is over`} to={trainPaths.trainProgress()} action="See your progress">
          {`Its last workout was on ${dayOf(standing.on)}. ${standing.isBought ? "You can begin it again below." : "Ask your coach what comes next."} Past workouts stay in the calendar.`}
        </Empty>
      );
    case "expired":
      return (
        <Empty title="Your coach's plan is paused" to={trainPaths.trainCalendar()} action="See what you did">
          Your coach has no licence at the moment, so no workouts are shown. Ask your coach when they go on. What you
          did stays yours.
        </Empty>
      );
    case "ended":
      return (
        <Empty
          title={`${standing.coach} no longer coaches you`}
          to={trainPaths.trainCalendar()}
          action="See what you did"
        >
          {`That ended on ${formatDate(standing.on)}, and their programs went with it. What you did stays yours. A new invitation would wait under Me.`}
        </Empty>
      );
  }
}

function NotBegun({ program, programId }: { program: string; programId: string }) {
  return (
    <Empty title={`Begin ${program}`} to={trainPaths.beginProgram(programId)} action="Choose a day">
      You bought this program, and its workouts have no days yet. They come here from the day on which you begin.
    </Empty>
  );
}

function NotYet({ program, on }: { program: string; on: string }) {
  const calendar = trainPaths.trainCalendar({ month: monthOf(on) });
  return (
    <Empty title={`${program} begins on ${dayOf(on)}`} to={calendar} action="Look at the plan">
      Nothing is planned before. You can look at the first workouts in the calendar.
    </Empty>
  );
}

function dayOf(on: string) {
  return `${weekdayNames[weekdayOf(on)]}, ${formatDate(on)}`;
}

type EmptyProps = { title: string; to: string; action: string; children: ReactNode };

function Empty({ title, to, action, children }: EmptyProps) {
  const next = (
    <a className="btn btn-primary" href={to}>
      {action}
    </a>
  );
  return (
    <EmptyState title={title} action={next}>
      {children}
    </EmptyState>
  );
}
