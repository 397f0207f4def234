import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { monthOf } from "#app/domain/schedule/months.ts";
import { trainPaths } from "#app/train-paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Section } from "#app/ui/elements/section.tsx";
import type { RaisedLine } from "../raised.ts";
import type { Next, Trained } from "../trained.server.ts";
import { trainScreen } from "./look.ts";
import { TrainedActions, TrainedWorkout, wordsOf } from "./trained.tsx";

type Props = { done: Trained; raised: readonly RaisedLine[]; next: Next; isFinished: boolean };

export function TrainedPage({ done, raised, next, isFinished }: Props) {
  const { id, name, programName, on } = done;
  const words = wordsOf(done);
  return (
    <div className={trainScreen}>
      <div>
        {isFinished && (
          <span aria-hidden="true" className="mb-2 grid size-14 place-items-center rounded-m bg-good-soft text-good">
            <Icon name="check" />
          </span>
        )}
        <p className="text-ink-2 wrap-anywhere">{`${weekdayNames[weekdayOf(on)]}, ${formatDate(on)} · ${programName}`}</p>
        <h1 className="wrap-anywhere">{isFinished ? `${name} done` : name}</h1>
        {words && <p className="text-ink-2">{words}</p>}
      </div>
      <Raised raised={raised} />
      {isFinished && <Onward next={next} on={on} />}
      <Section title="What you did">
        <div className="card grid min-w-0 gap-4 p-4">
          <TrainedWorkout done={done} headings={["h3", "h4"]} />
          <TrainedActions id={id} name={name} />
        </div>
      </Section>
      {!isFinished && <Onward next={next} on={on} />}
    </div>
  );
}

function Raised({ raised }: Pick<Props, "raised">) {
  if (raised.length === 0) return null;
  return (
    <Section title="You raised">
      <ul className="card divide-y divide-line px-4">
        {raised.map(({ what, amount, gain, before }) => (
          <li key={`${what} ${amount}`} className="flex min-h-14 items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{what}</span>
              <span className="tabular-nums">{amount}</span> <span className="text-ink-2">· {before}</span>
            </span>
            {gain && <span className="font-semibold whitespace-nowrap text-good tabular-nums">{gain}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Onward({ next, on }: Pick<Props, "next"> & { on: string }) {
  const link = "flex min-h-14 items-center gap-3 py-2 font-semibold text-ink no-underline hover:underline";
  return (
    <Section title="Next">
      <ul className="card divide-y divide-line px-4">
        {next && (
          <li>
            <a className={link} href={trainPaths.trainWorkout(next.programId, next.key)}>
              <span className="w-16 flex-none font-normal text-ink-2">{`${weekdayNames[weekdayOf(next.on)]?.slice(0, 3)} ${Number(next.on.slice(-2))}`}</span>
              <span className="wrap-anywhere">{next.name}</span>
            </a>
          </li>
        )}
        <li>
          <a className={link} href={`${trainPaths.trainCalendar({ month: monthOf(on), day: on })}#day`}>
            Calendar
          </a>
        </li>
      </ul>
    </Section>
  );
}
