import { Form } from "@remix-run/react";
import { SearchButton, useAutoSubmit } from "#app/ui/auto-submit.tsx";
import { FilterSelect, SearchField } from "#app/ui/bare-field.tsx";
import { difficulties } from "./fields-section.tsx";
import { Section } from "./section.tsx";

export function FiltersSection({ search, difficulty }: { search: string; difficulty: string }) {
  return (
    <Section title="Filters">
      <Form method="get" role="search" className="filters" {...useAutoSubmit()}>
        <SearchField label="Search" name="search" defaultValue={search} />
        <FilterSelect
          label="Difficulty"
          name="difficulty"
          value={difficulty}
          options={difficulties}
          emptyLabel="All difficulties"
        />
        <SearchButton />
      </Form>
    </Section>
  );
}
