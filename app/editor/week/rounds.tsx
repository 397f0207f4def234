import { useContext } from "react";
import { trackables } from "#app/domain/trackables/table.ts";
import { printForClient, printValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, Round, RoundDefinition } from "#app/domain/workout/document/document.ts";
import { roundName } from "#app/domain/workout/document/names.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { inColumn } from "#app/domain/workout/form/fields.ts";
import { cellLabel, cellUnit, columnTitle, foldsToOneLine } from "#app/domain/workout/form/table.ts";
import { SelectInput, TextInput, TickBox } from "#app/editor/controls/controls.tsx";
import { Calculated } from "#app/editor/numbers/calculated.tsx";
import { NumbersContext } from "#app/editor/numbers/numbers.ts";

type RoundsProps = {
  workoutKey: string;
  entry: ModuleExercise;
  name: string;
  isOpen: boolean;
  errors: Readonly<Record<string, FieldError>>;
};

const columnsPerPage = 2;

/** Lines and cells, but no table: a screen reader would say the row and the column of each of hundreds of fields. */
export function Rounds(props: RoundsProps) {
  const { entry, name, isOpen } = props;
  const folded = !isOpen && foldsToOneLine(entry);
  const rounds = folded ? entry.moduleExerciseRounds.slice(0, 1) : entry.moduleExerciseRounds;
  if (rounds.length === 0) return null;
  return (
    <>
      {entry.trackableCategories.length > columnsPerPage && (
        <ColumnPages id={entry.id} name={name} columns={entry.trackableCategories.length} />
      )}
      <div className="rounds">
        <Headings entry={entry} isOpen={isOpen} />
        {rounds.map((round, index) => (
          <RoundLine
            key={round.id}
            {...props}
            round={round}
            index={index}
            count={folded ? entry.moduleExerciseRounds.length : 1}
          />
        ))}
      </div>
    </>
  );
}

function Headings({ entry, isOpen }: Pick<RoundsProps, "entry" | "isOpen">) {
  const numbers = useContext(NumbersContext);
  return (
    <div className="r titles">
      {entry.trackableCategories.map(({ trackableCategory }, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: why: a column has no id; its place is what it is
        <span key={slot} className={`v ${pageClass(entry, slot)}`}>
          {(isOpen || trackableCategory) && columnTitle(entry, slot, numbers !== null)}
        </span>
      ))}
      {isOpen && <span>Rest</span>}
    </div>
  );
}

type LineProps = RoundsProps & { round: Round; index: number; count: number };

/** A rest only has its time. */
function RoundLine({ round, ...line }: LineProps) {
  const { workoutKey, entry, name, isOpen, index, count } = line;
  return (
    <div className="r" data-n={count > 1 ? `${count} ×` : index + 1}>
      {round.roundDefinitions.map((definition, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: why: a column has no id; its place is what it is
        <span key={slot} className={`v ${pageClass(entry, slot)}`} data-u={cellUnit(entry, slot) || undefined}>
          {round.isRest && definition.trackableCategory !== "time" ? (
            "Rest"
          ) : (
            <>
              <Value {...line} definition={definition} slot={slot} />
              <Calculated entry={entry} round={round} slot={slot} of={spokenRound(line)} />
            </>
          )}
        </span>
      ))}
      {isOpen && (
        <TickBox
          field={{ of: "restRound", key: workoutKey, id: entry.id, round: index }}
          label={`${roundName(name, index + 1)} is rest`}
          checked={round.isRest}
        />
      )}
    </div>
  );
}

type ValueProps = Omit<LineProps, "round"> & { definition: RoundDefinition; slot: number };

function Value({ definition, slot, ...line }: ValueProps) {
  const { workoutKey, entry, index, count, errors } = line;
  const numbers = useContext(NumbersContext);
  const { trackableCategory: category, trackableType, measurementUnit } = definition;
  if (category === null) return null;
  const control = {
    field: { of: "value", key: workoutKey, id: entry.id, round: count > 1 ? "all" : index, slot } as const,
    errors,
    className: "cell",
    label: cellLabel(entry, slot, { round: index + 1, count }, numbers !== null),
    value: (numbers ? printForClient : printValue)(inColumn(entry, slot, definition)),
  };
  const isAmount = trackableType === "amount";
  const options = isAmount ? choiceOptions[category] : undefined;
  if (options) return <SelectInput {...control} options={options} />;
  // why: 'm:ss', '80/70/60', '8+2' and '8-12' need more than a numeric keypad
  return <TextInput {...control} inputMode={isAmount && measurementUnit !== "seconds" ? "decimal" : undefined} />;
}

function spokenRound({ name, index, count }: Pick<LineProps, "name" | "index" | "count">) {
  return count > 1 ? `${name}, rounds 1 to ${count}` : roundName(name, index + 1);
}

const choiceOptions = Object.fromEntries(
  Object.entries(trackables).flatMap(([category, { choices }]) =>
    choices === null ? [] : [[category, ["", ...choices.map(String)].map((value) => ({ value, label: value }))]],
  ),
);

/** Radio buttons and CSS: works without script, and posts every field. */
function ColumnPages({ id, name, columns }: { id: string; name: string; columns: number }) {
  const firsts = Array.from({ length: Math.ceil(columns / columnsPerPage) }, (_, page) => page * columnsPerPage + 1);
  return (
    <fieldset className="column-pages">
      <legend className="sr-only">{`Columns of ${name}`}</legend>
      {firsts.map((first, page) => (
        <label key={first}>
          <input type="radio" name={`columns-${id}`} className={`show-${page + 1}`} defaultChecked={page === 0} />
          {first === columns ? `Column ${first}` : `Columns ${first}–${first + columnsPerPage - 1}`}
        </label>
      ))}
    </fieldset>
  );
}

function pageClass({ trackableCategories: { length } }: ModuleExercise, slot: number) {
  return length > columnsPerPage ? `p${Math.floor(slot / columnsPerPage) + 1}` : "";
}
