import type { ReactNode } from "react";
import { bandOf, bandWords, formatHundredths, formatScore } from "#app/domain/readiness/score.ts";
import type { ResponseAnswer, ResponseView } from "../views.ts";
import { Banded } from "./band-cell.tsx";
import { MuscleMap } from "./muscle-map.tsx";

export function ResponseDetails({ response }: { response: ResponseView }) {
  const { score, answers, muscles, bodyWeight, bodyFat, comment, isByCoach } = response;
  const band = bandOf(score);
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-2xl">
          <Banded band={band}>{formatScore(score)}</Banded>
        </span>
        <span className="font-semibold">{bandWords[band].name}</span>
        {isByCoach && <span className="text-sm text-ink-2">Entered by the coach</span>}
      </p>
      <Part title="Text shown to user">
        <p>{bandWords[band].message}</p>
      </Part>
      <Part title="Questions">
        <div className="grid gap-4 sm:grid-cols-2">
          {answers.map((answer) => (
            <Answer key={answer.questionId} answer={answer} />
          ))}
        </div>
      </Part>
      <Part title="Muscle map">
        <MuscleMap sore={muscles} />
      </Part>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:font-semibold">
        <dt>Body weight (kg)</dt>
        <dd className="tabular-nums">{formatHundredths(bodyWeight)}</dd>
        <dt>Body fat (%)</dt>
        <dd className="tabular-nums">{formatHundredths(bodyFat)}</dd>
        <dt>Comment</dt>
        <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
          {comment ?? "–"}
        </dd>
      </dl>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="relative grid gap-2">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}

// why: browsers draw a disabled range in a pale grey
const scaleLook =
  "h-5 w-full appearance-none bg-[linear-gradient(var(--line-strong)_0_0)] bg-size-[100%_4px] bg-center bg-no-repeat " +
  "[print-color-adjust:exact] " +
  "[&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full " +
  "[&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-card [&::-webkit-slider-thumb]:bg-ink " +
  "[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-3 " +
  "[&::-moz-range-thumb]:border-card [&::-moz-range-thumb]:bg-ink";

function Answer({ answer: { questionId, title, answerId, text, points, scale } }: { answer: ResponseAnswer }) {
  const place = scale.findIndex(({ id }) => id === answerId);
  const id = `answer-${questionId}`;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between gap-2">
        <span className="label">{title}</span>
        <span className="text-sm text-ink-2 tabular-nums">{formatHundredths(points)}</span>
      </label>
      <input
        type="range"
        id={id}
        className={scaleLook}
        min={1}
        max={scale.length}
        value={place + 1}
        disabled
        aria-valuetext={`${text}, ${place + 1} of ${scale.length}`}
      />
      <p className="text-sm">{text}</p>
    </div>
  );
}
