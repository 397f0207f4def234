import { detailNames, detailsOf, printDetail } from "#app/domain/workout/document/details.ts";
import type { ModuleExercise } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { TextInput, TickBox } from "#app/editor/controls/controls.tsx";

type Props = {
  workoutKey: string;
  entry: ModuleExercise;
  name: string;
  errors: Readonly<Record<string, FieldError>>;
};

const texts = [
  { part: "tempo", placeholder: "30X1", maxLength: 20 },
  { part: "band", placeholder: "red", maxLength: limits.band },
  { part: "restBetweenRounds", placeholder: "2:00 or 2-3 min", maxLength: 30 },
] as const;

/** What most exercises don't have. */
export function ExerciseDetails({ workoutKey, entry, name, errors }: Props) {
  const field = { of: "exercise", key: workoutKey, id: entry.id } as const;
  return (
    <div className="columns">
      <TickBox field={{ ...field, part: "perSide" }} label={`${name} is per side`} checked={entry.perSide ?? false} />
      {texts.map(({ part, ...rest }) => (
        <div key={part} className="grid gap-0.5">
          <span className="ed-hint" aria-hidden="true">
            {detailNames[part]}
          </span>
          <TextInput
            field={{ ...field, part }}
            errors={errors}
            label={`${name}, ${detailNames[part].toLowerCase()}`}
            value={printDetail(entry, part)}
            {...rest}
          />
        </div>
      ))}
    </div>
  );
}

export function DetailLine({ entry }: Pick<Props, "entry">) {
  const details = detailsOf(entry);
  return details.length === 0 ? null : <p className="ed-hint">{details.join(" · ")}</p>;
}
