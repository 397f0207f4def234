import { alsoCalled } from "#app/domain/exercises/found.ts";
import { counted } from "#app/domain/text/counted.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import type { MeasurableExercise } from "#app/features/calculation/exercise-queries.server.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { SearchField } from "#app/ui/forms/bare-field.tsx";
import { FilterForm } from "#app/ui/lists/filter-form.tsx";

type ChoiceProps = {
  exercises: readonly MeasurableExercise[];
  hasMore: boolean;
  search: string;
  clientId: string;
};

export function ExerciseChoice({ exercises, hasMore, search, clientId }: ChoiceProps) {
  return (
    <div className="grid gap-4">
      <FilterForm label="Exercises" action={paths.clientNewMaximum(clientId)}>
        <SearchField label="Find an exercise" name="name" defaultValue={search} />
      </FilterForm>
      <p role="status" className="text-sm text-ink-2">
        {formatFound(exercises.length, hasMore)}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {exercises.map(({ id, name, called, categories }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0 font-semibold break-words">
              {name}
              {called !== null && <small className="block font-normal text-ink-2">{alsoCalled(called)}</small>}
            </span>
            <span className="flex flex-wrap gap-1">
              {categories.map((category) => (
                <ButtonLink key={category} size="s" to={paths.clientMaximum(clientId, id, category)} preventScrollReset>
                  {categoryName(category)}
                  <span className="sr-only"> of {name}</span>
                </ButtonLink>
              ))}
              {categories.includes("weight") && (
                <ButtonLink size="s" to={paths.clientTrainingMaximum(clientId, id)} preventScrollReset>
                  Training maximum
                  <span className="sr-only"> of {name}</span>
                </ButtonLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function formatFound(count: number, hasMore: boolean) {
  if (count === 0) return "No exercise matches.";
  return hasMore ? `The first ${count} exercises: type a name to find others.` : `${counted(count, "exercise")}.`;
}
