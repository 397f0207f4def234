import { useNavigate, useSubmit } from "@remix-run/react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { type RoundingStep, roundingSteps } from "#app/domain/strength/rounding-step.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { numbersNames } from "#app/domain/workout/form/search-names.ts";
import { useDialogQuery, weekAddress } from "#app/editor/state/address.ts";
import type { EditorView, RefusedPost } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";

type Props = { view: EditorView; posted: RefusedPost | undefined };

/** For whom the week is shown. Without script the buttons post the week, so that nothing typed is lost. */
export function ClientSelect({ view, posted }: Props) {
  const { clients, client, page, step, totals } = view;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (clients.length === 0 && !view.clientSearch) return null;
  const chosen = (isHydrated ? null : posted?.client) ?? client ?? "";
  const show = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(weekAddress({ client: target.value || null, totals }, page), { preventScrollReset: true });
  return (
    <div className="ed-client">
      {view.clientSearch && <ClientSearch view={view} search={view.clientSearch} />}
      <span className="flex items-end gap-2 max-[60em]:grow">
        <label className="ed-label grow">
          Visualize for specific client
          <select key={chosen} className="ed-input" name={numbersNames.client} defaultValue={chosen} onChange={show}>
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
      </span>
      {client && step && <RoundingSelect programId={view.program.id} step={step} />}
    </div>
  );
}

type SearchProps = { view: EditorView; search: NonNullable<EditorView["clientSearch"]> };

/** Of many clients those whose name or e-mail is typed stand in the select. Hydrated, it follows the typing. */
function ClientSearch({ view, search }: SearchProps) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  function find({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current);
    const to = `${weekAddress(view, view.page)}&${new URLSearchParams({ clients: value })}`;
    timer.current = setTimeout(() => navigate(to, { replace: true, preventScrollReset: true }), debounce);
  }
  return (
    <>
      <label className="ed-label">
        Find a client
        <input
          className="ed-input"
          type="search"
          name={numbersNames.clientSearch}
          defaultValue={search.text}
          placeholder="Name or e-mail"
          maxLength={100}
          autoComplete="off"
          onChange={find}
        />
      </label>
      <button className="btn without-script" type="submit" name="do" value={pressButton({ press: "client" })}>
        Find
        <span className="sr-only"> clients</span>
      </button>
      <p className="ed-facts" role="status">
        {foundInWords(view, search)}
      </p>
    </>
  );
}

const debounce = 500;

function foundInWords({ clients, client }: EditorView, { text, hasMore }: SearchProps["search"]) {
  const found = clients.filter(({ id }) => id !== client || hasMore).length;
  if (hasMore) return text === "" ? "Type a name to find more clients." : "More clients match: type more of the name.";
  return found === 0 ? `No clients match “${text}”.` : "";
}

function RoundingSelect({ programId, step }: { programId: string; step: RoundingStep }) {
  const submit = useSubmit();
  const action = paths.rounding(programId) + useDialogQuery();
  const keep = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    submit({ [numbersNames.step]: target.value }, { method: "post", action, preventScrollReset: true });
  return (
    <>
      <label className="ed-label">
        Round weights to
        <select key={step} className="ed-input" name={numbersNames.step} defaultValue={step} onChange={keep}>
          {roundingSteps.map((value) => (
            <option key={value} value={value}>
              {value === "off" ? "Off" : value}
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
