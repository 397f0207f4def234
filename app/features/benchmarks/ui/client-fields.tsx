import { maxClients } from "#app/domain/benchmarks/graphs.ts";
import { paths } from "#app/paths.ts";
import { FilterSelect, SearchField } from "#app/ui/forms/bare-field.tsx";
import { FilterForm } from "#app/ui/lists/filter-form.tsx";
import { ManyFilter } from "#app/ui/lists/many-filter.tsx";
import { type BenchmarkQuery, formNames, serializeBenchmarkQuery } from "../address.ts";
import type { BenchmarkPage } from "../views.ts";
import { AddressFields } from "./address-fields.tsx";

type Props = { query: BenchmarkQuery; clients: BenchmarkPage["clients"] };

export function ClientFields({ query, clients: { options, groups, hasMore } }: Props) {
  const { mode, clients, find } = query;
  return (
    <FilterForm label="Clients" action={paths.benchmarks()}>
      <AddressFields text={serializeBenchmarkQuery(query)} without={["clients", "find"]} />
      {(hasMore || find !== "") && (
        <SearchField label="Find a client" name="find" defaultValue={find} placeholder="Name or e-mail" />
      )}
      {mode === "single" ? (
        <FilterSelect
          label="Client"
          name="clients"
          value={clients[0] ?? ""}
          options={options}
          emptyLabel="Choose a client"
        />
      ) : (
        <>
          <input type="hidden" name={formNames.before} value={clients.join()} />
          <ManyFilter
            label={`Select up to ${maxClients} clients`}
            none="Nobody is selected"
            name="clients"
            value={clients.join()}
            options={[...groups, ...options]}
          />
        </>
      )}
    </FilterForm>
  );
}
