import { type CalculatedValue, calculateValue } from "#app/domain/strength/calculated-value.ts";
import { explain, explainMissing, formatRoundedAmount } from "#app/domain/strength/explanation.ts";
import { categoryInSentence } from "#app/domain/trackables/names.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ModuleExercise } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import { useStored } from "#app/editor/state/context.ts";
import { everything } from "#app/editor/state/store.ts";
import { bodyWeightAddress, type CalculatedProps, maximumAddress, type Numbers } from "./numbers.ts";

type Props = CalculatedProps & { numbers: Numbers };

export function Calculation(props: Props) {
  const { trackableCategory: category, percentageOf } = props.round.roundDefinitions[props.slot] ?? {};
  if (!category) return null;
  if (percentageOf === "topSet") return <OfTopSet category={category} {...props} />;
  return <Shown category={category} beside={[props.entry]} {...props} />;
}

type KnownProps = Props & { category: TrackableCategory };

/** Apart, so that only a share of the top set renders again when another exercise changes. */
function OfTopSet(props: KnownProps) {
  const { id } = props.entry;
  const workout = useStored(everything, ({ entries }) => {
    for (const { workout } of entries.values()) if (findExercise(workout, id)) return workout;
    return null;
  });
  const beside = workout?.modules.flatMap(({ moduleExercises }) => moduleExercises) ?? [props.entry];
  return <Shown {...props} beside={beside} />;
}

function Shown(props: KnownProps & { beside: readonly ModuleExercise[] }) {
  const { numbers, category, entry, round, slot, of, beside } = props;
  const value = calculateValue(numbers.subject, entry, round, slot, beside);
  if (!value || value.is === "given") return null;
  const spoken = <span className="sr-only">{`, ${of}, ${categoryInSentence(category)}`}</span>;
  if (value.is === "missing" && isUnknown(numbers, value, entry))
    return <NotKnownYet numbers={numbers} entry={entry} spoken={spoken} />;
  if (value.is === "missing")
    return <Missing numbers={numbers} value={value} entry={entry} category={category} spoken={spoken} />;
  return (
    <details className="calc" name="calc">
      <summary>
        {formatRoundedAmount(value, numbers.step)}
        {spoken}
      </summary>
      <p>{explain(value, numbers.step)}</p>
    </details>
  );
}

/** Body weight comes with the week; numbers of an added exercise may still be loading. */
function isUnknown({ unknown }: Numbers, { what }: MissingProps["value"], { exercise }: ModuleExercise) {
  return what !== "bodyWeight" && exercise !== null && unknown.has(exercise.id);
}

function NotKnownYet({ numbers, entry, spoken }: Pick<MissingProps, "numbers" | "entry" | "spoken">) {
  const reason = `The numbers of ${numbers.client.name} for ${exerciseTitle(entry)} are not known yet.`;
  return (
    <details className="calc" name="calc">
      <summary title={reason}>…{spoken}</summary>
      <p>{reason}</p>
      {numbers.asking === "failed" && (
        <button className="btn btn-s" type="button" onClick={numbers.retry}>
          Try again
        </button>
      )}
    </details>
  );
}

type MissingProps = {
  numbers: Numbers;
  value: Extract<CalculatedValue, { is: "missing" }>;
  entry: ModuleExercise;
  category: TrackableCategory;
  spoken: JSX.Element;
};

function Missing({ numbers, value, entry, category, spoken }: MissingProps) {
  const exercise = exerciseTitle(entry);
  const reason = explainMissing(value, { exercise, category, client: numbers.client.name });
  return (
    <details className="calc" name="calc">
      <summary title={reason}>–{spoken}</summary>
      <p>{reason}</p>
      {value.what !== "repetitions" && value.what !== "topSet" && (
        <EnterLink numbers={numbers} value={value} entry={entry} category={category} exercise={exercise} />
      )}
    </details>
  );
}

type LinkProps = Omit<MissingProps, "spoken"> & { exercise: string };

/** A plain link, since a week may have hundreds: the provider's listener navigates. */
function EnterLink({ numbers, value, entry, category, exercise }: LinkProps) {
  if (value.what === "bodyWeight") {
    return <a href={bodyWeightAddress(numbers, entry.id)}>{`Enter body weight of ${numbers.client.name}`}</a>;
  }
  const exerciseId = entry.exercise?.id ?? "";
  const to = maximumAddress(numbers, { exerciseId, category, entryId: entry.id });
  return <a href={to}>{`Enter maximum of ${exercise}`}</a>;
}
