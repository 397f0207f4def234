import { Link } from "@remix-run/react";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import type { CalendarDay, PlannedWorkout } from "../views.ts";

type Props = { days: readonly CalendarDay[]; client: { id: string; fullName: string } };

/** Today's first, then the latest that were not done, then what is ahead. */
export function WorkoutChoices({ days, client }: Props) {
  const today = days.findIndex(({ isToday }) => isToday);
  const lists = [
    { title: "Today", workouts: openOf(days.slice(today, today + 1)) },
    { title: "Not done yet", workouts: openOf(days.slice(0, today)).reverse() },
    { title: "Later this week", workouts: openOf(days.slice(today + 1)) },
  ].filter(({ workouts }) => workouts.length > 0);
  if (lists.length === 0) {
    return (
      <p className="text-ink-2">
        {`Nothing is left to do in the programs that you gave ${client.fullName}: not today, nor in these four weeks.`}
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      {lists.map(({ title, workouts }) => (
        <section key={title} aria-label={title} className="grid gap-1">
          <h2 className="font-semibold">{title}</h2>
          <ul className="divide-y divide-line border-line border-y">
            {workouts.map((workout) => (
              <Choice key={`${workout.programId} ${workout.key}`} workout={workout} clientId={client.id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function openOf(days: readonly CalendarDay[]): PlannedWorkout[] {
  const isOpen = ({ status }: PlannedWorkout) => status === "planned" || status === "missed" || status === "partly";
  return days.flatMap(({ workouts }) => workouts.filter(isOpen));
}

function Choice({ workout, clientId }: { workout: PlannedWorkout; clientId: string }) {
  const { name, programName, programId, key, on, status } = workout;
  const facts = [formatDate(on), programName, status === "partly" && "partly done"];
  return (
    <li>
      <Link
        to={paths.enterWorkoutOf(clientId, programId, key)}
        preventScrollReset
        className="grid py-2.5 text-ink no-underline hover:bg-sunken"
      >
        <span className="font-semibold">{name || "Workout"}</span>
        <span className="text-sm text-ink-2">{facts.filter(Boolean).join(" · ")}</span>
      </Link>
    </li>
  );
}
