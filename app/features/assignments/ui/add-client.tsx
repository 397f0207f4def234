import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { counted, plural } from "#app/domain/text/counted.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { SearchField } from "#app/ui/forms/bare-field.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { PageForm, useServerForm } from "#app/ui/forms/form.tsx";
import { asText, type FormField } from "#app/ui/forms/server-form.ts";
import { FilterForm } from "#app/ui/lists/filter-form.tsx";
import type { ClientChoices } from "../queries.server.ts";

type AddProps = {
  choices: ClientChoices;
  /** What was searched for among them. */
  search: string;
  startDate: string;
  /** Of the dialog, and the query of the editor below it. */
  address: string;
  kept: string;
  result: SubmissionResult<string[]> | undefined;
  /** How many follow the program. */
  count: number;
};

/** Picks a client, found by name or e-mail, and the day to begin on. */
export function AddClient({ choices, search, startDate, address, kept, result, count }: AddProps) {
  if (!choices.hasClients) {
    return <EmptyState title="No clients yet">A program is followed by clients of its creator's business.</EmptyState>;
  }
  return (
    <div className="grid gap-3">
      <Search address={address} kept={kept} search={search} />
      <p role="status" className="text-sm text-ink-2">
        {foundInWords(choices, search)}
      </p>
      {choices.clients.length > 0 && (
        <AddForm {...{ choices, search, startDate, count }} address={address + kept} result={result} />
      )}
    </div>
  );
}

/** A search by name: hydrated, it follows the typing. */
function Search({ address, kept, search }: Pick<AddProps, "address" | "kept" | "search">) {
  return (
    <FilterForm label="Clients" action={address}>
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField label="Find a client" name="name" defaultValue={search} placeholder="Name or e-mail" />
    </FilterForm>
  );
}

function foundInWords({ clients, hasMore }: ClientChoices, search: string) {
  const count = clients.length;
  if (!isSearch(search)) {
    if (count === 0) return "All clients follow this program already.";
    return hasMore
      ? `The first ${count} clients: type a name to find others.`
      : `${counted(count, "client")} can be added.`;
  }
  const matching = `${plural(count, "matches", "match")} “${search.trim()}”`;
  if (count === 0) return `No clients ${matching}.`;
  return hasMore
    ? `More than ${count} clients ${matching}: type more of the name.`
    : `${counted(count, "client")} ${matching}.`;
}

/** One letter is no search yet. */
function isSearch(search: string) {
  return search.trim().length > 1;
}

type FormProps = Pick<AddProps, "choices" | "search" | "startDate" | "count" | "address" | "result">;
type Values = { client: string; startDate: string };

const listedAtOnce = 6;

function AddForm({ choices: { clients }, search, startDate, count, address, result }: FormProps) {
  const only = clients.length === 1 && isSearch(search) ? clients[0]?.id : undefined;
  const [form, fields] = useServerForm<Values>({
    id: "add-client",
    lastResult: result,
    defaultValue: { client: only ?? "", startDate },
  });
  const { isPicked, follow } = usePicked(fields.client, `${search} ${count}`);
  useFocusAfterAdding(count, fields.client.id);
  const isList = isSearch(search) && clients.length > 1;
  return (
    <PageForm form={form} action={address} onChange={follow}>
      <Select
        // why: another search brings other choices, of which none is picked
        key={`${search} ${count}`}
        meta={fields.client}
        label="Client*"
        // why: where no choice is none, React would pick the first one for an empty value
        defaultValue={asText(fields.client.initialValue) || undefined}
        options={clients.map(({ id, fullName, email }) => ({ value: id, label: `${fullName} (${email})` }))}
        {...(isList ? { size: Math.min(listedAtOnce, clients.length) } : only ? {} : { emptyLabel: "Choose a client" })}
      />
      <Field meta={fields.startDate} label="Start date*" type="date" />
      <div className="actions">
        <SubmitButton disabled={isPicked === false} pendingLabel="Adding…">
          Add
        </SubmitButton>
      </div>
    </PageForm>
  );
}

/** Whether a client is picked; not known until scripting works, so that what was picked before that counts. */
function usePicked({ id }: FormField, choices: string) {
  const [isPicked, setPicked] = useState<boolean>();
  const read = () => {
    const select = document.getElementById(id);
    if (select instanceof HTMLSelectElement) setPicked(select.value !== "");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: other choices are another select
  useEffect(read, [id, choices]);
  return { isPicked, follow: read };
}

/** Add is disabled again once somebody was added: focus goes to the next one's choice. */
function useFocusAfterAdding(count: number, selectId: string) {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) document.getElementById(selectId)?.focus();
    before.current = count;
  }, [count, selectId]);
}
