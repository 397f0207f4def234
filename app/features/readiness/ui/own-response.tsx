import { type Facing, isMuscle, knownMuscles, muscles } from "#app/domain/readiness/muscles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field, Hidden, TextArea } from "#app/ui/forms/field.tsx";
import { describedBy, FieldError } from "#app/ui/forms/field-frame.tsx";
import { asText, type FormField, isChosen } from "#app/ui/forms/form-field.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { ownResponseForm, unanswered } from "../form.ts";
import type { QuestionView } from "../views.ts";
import { Body, facingNames, facings, MuscleDrawings } from "./muscle-map.tsx";
import { viewBox } from "./muscle-shapes.ts";
import { muscleLists, OneSelect } from "./several.tsx";

type LastWeight = { on: string; amount: string } | null;
type Props = { questions: readonly QuestionView[]; lastWeight: LastWeight };

export function OwnResponseForm({ questions, lastWeight }: Props) {
  return (
    <DataForm form={ownResponseForm} submit="Save">
      {(field) => (
        <>
          <Hidden {...field("on")} />
          <Hidden {...field("weightUnit")} />
          <Questions meta={field("answers").meta} questions={questions} />
          <SoreMuscles meta={field("muscles").meta} />
          <Measures field={field} lastWeight={lastWeight} />
          <section className="card p-4">
            <TextArea {...field("comment")} rows={3} />
          </section>
        </>
      )}
    </DataForm>
  );
}

function Questions({ meta, questions }: { meta: FormField; questions: readonly QuestionView[] }) {
  return (
    <section aria-label="Questions" className="card px-4">
      {questions.map((question, index) => (
        <Scale key={question.id} meta={meta} question={question} index={index} />
      ))}
      <FieldError meta={meta} />
    </section>
  );
}

type ScaleProps = { meta: FormField; question: QuestionView; index: number };

/** Radio buttons in a row, drawn as a slider. The words of the chosen one stand above. */
function Scale({ meta, question: { text, answers }, index }: ScaleProps) {
  const chosen = answers.find(({ id }) => isChosen(meta.initialValue, id))?.id ?? unanswered;
  const one = (value: string) => ({
    type: "radio",
    name: `${meta.name}[${index}]`,
    value,
    defaultChecked: value === chosen,
  });
  return (
    <fieldset className="border-line py-4 not-first:border-t" aria-describedby={describedBy(meta)}>
      <legend className="float-left w-full font-semibold">{text}</legend>
      <div className={rail} style={{ gridTemplateColumns: `repeat(${answers.length}, minmax(0, 1fr))` }}>
        {answers.map(({ id, text: words }, place) => (
          <label key={id} className="grid h-12 cursor-pointer place-items-center">
            <input {...one(id)} id={index === 0 && place === 0 ? meta.id : undefined} className={stop} />
            <span className="absolute top-0 left-0 opacity-0 [:checked~&]:opacity-100">{words}</span>
          </label>
        ))}
        <label className="absolute top-0 right-0 flex h-12 -translate-y-3 cursor-pointer items-center gap-2 text-ink-2">
          <input {...one(unanswered)} className="size-5 accent-ink" />
          No answer
        </label>
      </div>
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-2">
        <span>{answers[0]?.text}</span>
        <span>{answers.at(-1)?.text}</span>
      </p>
    </fieldset>
  );
}

const rail =
  "clear-both relative grid pt-9 before:absolute before:inset-x-[10%] before:top-14.5 before:h-1 before:rounded-full " +
  "before:bg-line before:content-['']";

const stop =
  "relative m-0 size-7 appearance-none rounded-full! border-2 border-line-strong bg-card checked:size-9 " +
  "checked:border-ink checked:bg-ink forced-colors:checked:bg-[Highlight] forced-colors:[forced-color-adjust:none]";

function SoreMuscles({ meta }: { meta: FormField }) {
  const sore = knownMuscles(
    [meta.initialValue]
      .flat()
      .map(soreOf)
      .filter(({ soreness }) => soreness > 0),
  );
  return (
    <section aria-label="Sore muscles" className="card relative grid gap-2 p-4">
      <h2 className="text-lg font-semibold">Sore muscles</h2>
      <MuscleDrawings />
      <div className="grid grid-cols-2">
        {facings.map((facing) => (
          <figure key={facing} className="grid justify-items-center gap-1">
            <div className="relative h-64 w-full">
              <Body facing={facing} sore={sore} className="size-full" />
              <MuscleLinks facing={facing} />
            </div>
            <figcaption className="text-ink-2">{facingNames[facing]}</figcaption>
          </figure>
        ))}
      </div>
      <p className="hint">Choose a number from 1 to 10; above 5 is painful.</p>
      {facings.map((facing) => (
        <MuscleLists
          key={facing}
          meta={meta}
          facing={facing}
          isOpen={sore.some(({ muscle }) => muscles[muscle].facing === facing)}
        />
      ))}
      <FieldError meta={meta} />
    </section>
  );
}

function soreOf(value: unknown) {
  const [muscle = "", level] = asText(value).split(" ");
  return { muscle, soreness: Number(level) };
}

/** For a finger or a mouse; the lists are for everybody. */
function MuscleLinks({ facing }: { facing: Facing }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="absolute inset-0 size-full">
      {listsOf(facing).map(({ id, label }) => (
        <a key={id} href={`#${lineId(id)}`} tabIndex={-1}>
          <title>{label}</title>
          <use href={`#muscle-${id}`} className="fill-transparent" />
        </a>
      ))}
    </svg>
  );
}

const lineId = (muscle: string) => `sore-${muscle}`;

function listsOf(facing: Facing) {
  return muscleLists.filter(({ id }) => isMuscle(id) && muscles[id].facing === facing);
}

function MuscleLists({ meta, facing, isOpen }: { meta: FormField; facing: Facing; isOpen: boolean }) {
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
        <span className="flex group-open:rotate-90">
          <Icon name="chevron-right" />
        </span>
        {`${facingNames[facing]} of the body`}
      </summary>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {listsOf(facing).map((list) => (
          <OneSelect key={list.id} meta={meta} list={list} lineId={lineId(list.id)} isRow />
        ))}
      </div>
    </details>
  );
}

function Measures({ field, lastWeight }: { field: FieldOf<typeof ownResponseForm.fields>; lastWeight: LastWeight }) {
  const unit = unitName(asText(field("weightUnit").meta.initialValue) as MeasurementUnit);
  return (
    <section aria-label="Body weight and fat" className="card grid gap-3 p-4">
      <div className="grid grid-cols-2 items-end gap-3">
        <Field {...field("bodyWeight")} label={`Body weight (${unit})`} inputMode="decimal" autoComplete="off" />
        <Field {...field("bodyFat")} inputMode="decimal" autoComplete="off" />
      </div>
      <p className="hint">You can save these alone, without an answer.</p>
      {lastWeight && <p className="text-ink-2">{`Last: ${lastWeight.amount} on ${formatDate(lastWeight.on)}`}</p>}
    </section>
  );
}
