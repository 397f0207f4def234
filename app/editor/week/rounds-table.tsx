import { useContext } from "react";
import { categoryInSentence } from "#app/domain/trackables/names.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import { printForClient, printValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, Round, RoundDefinition } from "#app/domain/workout/document/document.ts";
import { roundName, valueName } from "#app/domain/workout/document/names.ts";
import { inColumn } from "#app/domain/workout/form/fields.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";
import { columnTitle, foldsToOneLine } from "#app/domain/workout/form/table.ts";
import { SelectInput, TextInput, TickBox } from "#app/editor/controls/controls.tsx";
import { Calculated } from "#app/editor/numbers/calculated.tsx";
import { NumbersContext } from "#app/editor/numbers/numbers.ts";

type TableProps = {
  workoutKey: string;
  entry: ModuleExercise;
  name: string;
  isOpen: boolean;
  errors: Readonly<Record<string, FieldError>>;
};

const columnsPerPage = 2;

export function RoundsTable(props: TableProps) {
  const { entry, name, isOpen } = props;
  const folded = !isOpen && foldsToOneLine(entry);
  const rounds = folded ? entry.moduleExerciseRounds.slice(0, 1) : entry.moduleExerciseRounds;
  if (rounds.length === 0) return null;
  return (
    <>
      {entry.trackableCategories.length > columnsPerPage && (
        <ColumnPages id={entry.id} name={name} columns={entry.trackableCategories.length} />
      )}
      <table className="rounds">
        <Headings entry={entry} isOpen={isOpen} />
        <tbody>
          {rounds.map((round, index) => (
            <RoundRow
              key={round.id}
              {...props}
              round={round}
              index={index}
              count={folded ? entry.moduleExerciseRounds.length : 1}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Headings({ entry, isOpen }: Pick<TableProps, "entry" | "isOpen">) {
  const numbers = useContext(NumbersContext);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">Round</span>
        </th>
        {entry.trackableCategories.map(({ trackableCategory }, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: why: a column has no id; its place is what it is
          <th scope="col" key={slot} className={pageClass(entry, slot)}>
            {isOpen || trackableCategory ? (
              columnTitle(entry, slot, numbers !== null)
            ) : (
              <span className="sr-only">Empty column</span>
            )}
          </th>
        ))}
        {isOpen && <th scope="col">Rest</th>}
      </tr>
    </thead>
  );
}

type RowProps = TableProps & { round: Round; index: number; count: number };

/** A rest only has its time. */
function RoundRow({ round, ...row }: RowProps) {
  const { workoutKey, entry, name, isOpen, index, count } = row;
  return (
    <tr>
      <th scope="row">{count > 1 ? `1–${count}` : index + 1}</th>
      {round.roundDefinitions.map((definition, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: why: a column has no id; its place is what it is
        <td key={slot} className={pageClass(entry, slot)}>
          {round.isRest && definition.trackableCategory !== "time" ? (
            "Rest"
          ) : (
            <>
              <Value {...row} definition={definition} slot={slot} />
              <Calculated entry={entry} round={round} slot={slot} of={spokenRound(row)} />
            </>
          )}
        </td>
      ))}
      {isOpen && (
        <td>
          <TickBox
            field={{ of: "restRound", key: workoutKey, id: entry.id, round: index }}
            label={`${roundName(name, index + 1)} is rest`}
            checked={round.isRest}
          />
        </td>
      )}
    </tr>
  );
}

type ValueProps = Omit<RowProps, "round"> & { definition: RoundDefinition; slot: number };

function Value({ definition, slot, ...row }: ValueProps) {
  const { workoutKey, entry, index, count, errors } = row;
  const numbers = useContext(NumbersContext);
  const { trackableCategory: category, trackableType, measurementUnit } = definition;
  if (category === null) return null;
  const control = {
    field: { of: "value", key: workoutKey, id: entry.id, round: count > 1 ? "all" : index, slot } as const,
    errors,
    className: "cell",
    label:
      count > 1 ? `${spokenRound(row)}, ${categoryInSentence(category)}` : valueName(row.name, index + 1, category),
    value: (numbers ? printForClient : printValue)(inColumn(entry, slot, definition)),
  };
  const isAmount = trackableType === "amount";
  const options = isAmount ? choiceOptions[category] : undefined;
  if (options) return <SelectInput {...control} options={options} />;
  // why: 'm:ss', '80/70/60', '8+2' and '8-12' need more than a numeric keypad
  return <TextInput {...control} inputMode={isAmount && measurementUnit !== "seconds" ? "decimal" : undefined} />;
}

function spokenRound({ name, index, count }: Pick<RowProps, "name" | "index" | "count">) {
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
  return length > columnsPerPage ? `p${Math.floor(slot / columnsPerPage) + 1}` : undefined;
}
