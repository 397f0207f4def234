import { paths } from "#app/paths.ts";
import { FilterSelect, SearchField } from "#app/ui/forms/bare-field.tsx";
import { FilterForm } from "#app/ui/lists/filter-form.tsx";
import { type BenchmarkQuery, formNames, serializeBenchmarkQuery } from "../address.ts";
import type { BenchmarkPage } from "../views.ts";
import { AddressFields } from "./address-fields.tsx";

export const exerciseFormId = "benchmark-exercise";

type Props = Pick<BenchmarkPage, "exercises" | "chosen"> & { query: BenchmarkQuery };

export function ExerciseFields({ query, exercises, chosen }: Props) {
  const others = ["search", "exercise", "category", "unit"];
  return (
    <FilterForm label="Quantity" action={paths.benchmarks()} id={exerciseFormId}>
      <AddressFields text={serializeBenchmarkQuery(query)} without={others} />
      {chosen && <input type="hidden" name={formNames.shown} value={`${chosen.id}.${chosen.category}`} />}
      <SearchField label="Search exercise" name="search" defaultValue={query.search} />
      <FilterSelect
        label="Exercise"
        name="exercise"
        value={chosen?.id ?? ""}
        options={exercises.options}
        emptyLabel={exercises.options.length > 0 ? "Choose an exercise" : "No exercise found"}
      />
      {chosen && <Quantity chosen={chosen} />}
      {exercises.hasMore && (
        <p className="basis-full text-sm text-ink-2">These are the first exercises by name: search for others.</p>
      )}
    </FilterForm>
  );
}

function Quantity({ chosen }: { chosen: NonNullable<BenchmarkPage["chosen"]> }) {
  const { category, categories, unit, units } = chosen;
  return (
    <>
      <FilterSelect label="Category" name="category" value={category} options={categories} />
      {units.length > 1 && <FilterSelect label="Measurement unit" name="unit" value={unit} options={units} />}
    </>
  );
}
