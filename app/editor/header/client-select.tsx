import { useNavigate, useSubmit } from "@remix-run/react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { type RoundingStep, roundingOptions } from "#app/domain/strength/rounding-step.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { numbersNames } from "#app/domain/workout/form/search-names.ts";
import { useDialogQuery, weekAddress } from "#app/editor/state/address.ts";
import type { EditorView, RefusedPost } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { useOpenedBy } from "#app/ui/elements/post-form.tsx";
import { ClientSearch, useClientSearch } from "./client-search.tsx";

type Props = { view: EditorView; posted: RefusedPost | undefined };

export function ClientSelect({ view, posted }: Props) {
  const { client, page, step, totals } = view;
  const { clients, clientSearch, search, sentence } = useClientSearch(view);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const chosen = (isHydrated ? null : posted?.client) ?? client ?? "";
  const select = useShownValue(chosen);
  if (clients.length === 0 && !clientSearch) return null;
  const show = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(weekAddress({ client: target.value || null, totals }, page), { preventScrollReset: true });
  return (
    <div className="ed-client">
      {clientSearch && <ClientSearch text={view.clientSearch?.text ?? ""} search={search} sentence={sentence} />}
      <label className="ed-label">
        <span className="ed-label-words">Visualize for specific client</span>
        <select ref={select} className="ed-input" name={numbersNames.client} defaultValue={chosen} onChange={show}>
          <option value="">Nobody</option>
          {clients.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="btn without-script" type="submit" name="do" value={pressButton({ press: "client" })}>
        Go
        <span className="sr-only"> to the client</span>
      </button>
      {client && step && <RoundingSelect programId={view.program.id} step={step} />}
    </div>
  );
}

function RoundingSelect({ programId, step }: { programId: string; step: RoundingStep }) {
  const submit = useSubmit();
  const mark = useOpenedBy();
  const select = useShownValue(step);
  const action = paths.rounding(programId) + useDialogQuery();
  const keep = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    submit(
      { [openedBy]: mark, [numbersNames.step]: target.value },
      { method: "post", action, preventScrollReset: true },
    );
  return (
    <>
      <label className="ed-label">
        <span className="ed-label-words">Round weights to</span>
        <select ref={select} className="ed-input" name={numbersNames.step} defaultValue={step} onChange={keep}>
          {roundingOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className="btn without-script" type="submit" name="do" value={pressButton({ press: "rounding" })}>
        Set
        <span className="sr-only"> the rounding of weights</span>
      </button>
    </>
  );
}

/** Sets the value instead of remounting, which would lose focus. */
function useShownValue(value: string) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (select.current && shown.current !== value) select.current.value = value;
    shown.current = value;
  }, [value]);
  return select;
}
