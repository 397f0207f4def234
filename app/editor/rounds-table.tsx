import { choices } from "#app/domain/trackables/allowed.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, Round } from "#app/domain/workout/document.ts";
import { fieldName } from "#app/domain/workout/form/fields.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";
import { columnTitle, foldsToOneLine } from "#app/domain/workout/form/table.ts";
import { roundName, valueName } from "#app/domain/workout/names.ts";
import { invalid, Problem, readByForm, TickBox } from "./controls.tsx";

type TableProps = {
  workoutKey: string;
  entry: ModuleExercise;
  /** How the exercise is called in accessible names. */
  name: string;
  isOpen: boolean;
  errors: Readonly<Record<string, FieldError>>;
};

const columnsPerPage = 2;

/** The values of an exercise: a line per round, equal rounds as one line until they are opened. Two columns a page. */
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
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Round</span>
            </th>
            {entry.trackableCategories.map(({ trackableCategory }, slot) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: why: a column has no id; its place is what it is
              <th scope="col" key={slot} className={pageClass(slot)}>
                {isOpen || trackableCategory ? columnTitle(entry, slot) : <span className="sr-only">Empty column</span>}
              </th>
            ))}
            {isOpen && <th scope="col">Rest</th>}
          </tr>
        </thead>
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

type RowProps = TableProps & { round: Round; index: number; count: number };

/** A round of rest has nothing to fill in but its length. */
function RoundRow({ workoutKey, entry, name, isOpen, errors, round, index, count }: RowProps) {
  const label = count > 1 ? `1–${count}` : String(index + 1);
  const spoken = count > 1 ? `${name}, rounds 1 to ${count}` : roundName(name, index + 1);
  return (
    <tr>
      <th scope="row" aria-label={spoken}>
        {label}
      </th>
      {round.roundDefinitions.map((definition, slot) => {
        const field = { of: "value", key: workoutKey, id: entry.id, round: count > 1 ? "all" : index, slot } as const;
        const category = definition.trackableCategory;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: why: a column has no id; its place is what it is
          <td key={slot} className={pageClass(slot)}>
            {round.isRest && category !== "time" ? (
              "Rest"
            ) : (
              <Value
                name={fieldName(field)}
                label={count > 1 ? `${spoken}, ${columnName(entry, slot)}` : valueName(name, index + 1, category, slot)}
                value={printValue(definition)}
                options={definition.trackableType === "amount" && category ? choices[category] : undefined}
                isText={definition.trackableType !== "amount" || definition.measurementUnit === "seconds"}
                isEmpty={category === null}
                error={errors[fieldName(field)]}
              />
            )}
          </td>
        );
      })}
      {isOpen && (
        <td>
          <TickBox
            name={fieldName({ of: "restRound", key: workoutKey, id: entry.id, round: index })}
            label={`${roundName(name, index + 1)} is rest`}
            checked={round.isRest}
          />
        </td>
      )}
    </tr>
  );
}

function columnName(entry: ModuleExercise, slot: number) {
  const category = entry.trackableCategories[slot]?.trackableCategory ?? null;
  return valueName("", 1, category, slot).slice(", round 1, ".length);
}

type ValueProps = {
  name: string;
  label: string;
  value: string;
  options: readonly number[] | undefined;
  /** Takes more than digits: 'm:ss', '80/70/60', '8+2'. */
  isText: boolean;
  isEmpty: boolean;
  error: FieldError | undefined;
};

function Value({ name, label, value, options, isText, isEmpty, error }: ValueProps) {
  if (isEmpty) return null;
  if (options) {
    return (
      <select className="cell" name={name} id={name} aria-label={label} value={value} onChange={readByForm}>
        {["", ...options].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input
        className="cell"
        name={name}
        id={name}
        aria-label={label}
        defaultValue={error?.text ?? value}
        inputMode={isText ? undefined : "decimal"}
        autoComplete="off"
        {...invalid(name, error)}
      />
      <Problem name={name} error={error} />
    </>
  );
}

/** Pages of two columns, turned by radio buttons that the stylesheet reads: no script, and every field is posted. */
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

function pageClass(slot: number) {
  const page = Math.floor(slot / columnsPerPage) + 1;
  return page === 1 ? "p1" : `p${page}`;
}
