import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { trainPaths } from "#app/train-paths.ts";
import { markShape, marks } from "#app/ui/graphs/day-marks.tsx";
import type { CalendarEntry, OpenDay } from "../calendar.server.ts";
import type { Trained } from "../trained.server.ts";
import { TrainedActions, TrainedWorkout, wordsOf } from "./trained.tsx";

export function OpenedDay({ on, entries, done }: OpenDay) {
  const shown = entries.filter(({ status }) => status !== "rest");
  return (
    <section id="day" aria-labelledby="day-title" className="grid min-w-0 scroll-mt-4 gap-3">
      <h2 id="day-title" className="px-1 text-lg font-semibold">
        {`${weekdayNames[weekdayOf(on)]}, ${formatDate(on)}`}
      </h2>
      {shown.map((entry) => (
        <Entry
          key={`${entry.programId} ${entry.key} ${entry.completionId}`}
          entry={entry}
          done={(entry.completionId && done[entry.completionId]) || null}
        />
      ))}
    </section>
  );
}

function Entry({ entry, done }: { entry: CalendarEntry; done: Trained | null }) {
  const { status, name, programName, on, isPlanned, programId, key, completionId } = entry;
  const facts = [
    marks[status].name,
    programName,
    !isPlanned && "not planned for this day",
    done && done.on !== on && `done on ${formatDate(done.on)}`,
    done && wordsOf(done),
  ];
  return (
    <article className="card grid min-w-0 gap-3 p-4">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className={`${markShape} flex-none ${marks[status].look}`}>
          {marks[status].letter}
        </span>
        <div className="min-w-0">
          <h3 className="text-lg font-semibold wrap-anywhere">
            {completionId ? (
              <a className="inline-flex min-h-12 items-center text-ink" href={trainPaths.trained(completionId)}>
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="text-ink-2 wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      {done && <TrainedWorkout done={done} headings={["h4", "h5"]} />}
      {completionId ? (
        <TrainedActions id={completionId} name={name} />
      ) : (
        <a className="btn" href={trainPaths.trainWorkout(programId, key)}>
          Open workout
          <span className="sr-only">{` ${name}`}</span>
        </a>
      )}
    </article>
  );
}
