import { Link } from "@remix-run/react";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import type { CalendarDay, PlannedWeeks, PlannedWorkout } from "../views.ts";

type Props = { planned: PlannedWeeks; today: string; client: { id: string; fullName: string } };

/** Today's first, then the latest that were not done, then what is ahead. */
export function WorkoutChoices({ planned, today, client }: Props) {
  const { days } = planned;
  const lists = [
    { title: "Today", workouts: openOf(days.filter(({ on }) => on === today)) },
    { title: "Not done yet", workouts: openOf(days.filter(({ on }) => on < today)).reverse() },
    { title: "Later", workouts: openOf(days.filter(({ on }) => on > today)) },
  ].filter(({ workouts }) => workouts.length > 0);
  return (
    <div className="grid gap-5">
      <Weeks planned={planned} clientId={client.id} />
      {lists.length === 0 && (
        <p className="text-ink-2">
          {`Nothing is left to do in these four weeks of the programs that you gave ${client.fullName}.`}
        </p>
      )}
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

function Weeks({ planned: { from, to, earlier, later }, clientId }: { planned: PlannedWeeks; clientId: string }) {
  const link = (words: string, monday: string) => (
    <Link className="btn btn-s" to={`${paths.enterWorkout(clientId)}?from=${monday}`} preventScrollReset>
      {words}
    </Link>
  );
  return (
    <nav aria-label="Weeks" className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-ink-2">
        {formatDate(from)} to {formatDate(to)}
      </p>
      <div className="flex gap-2">
        {earlier && link("Earlier weeks", earlier)}
        {later && link("Later weeks", later)}
      </div>
    </nav>
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
