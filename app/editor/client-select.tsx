import { Form, useNavigate, useSubmit } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { type RoundingStep, roundingSteps } from "#app/domain/strength/rounding-step.ts";
import { paths } from "#app/paths.ts";
import { weekAddress } from "./address.ts";
import type { EditorView } from "./types.ts";

const ids = { client: "visualize", rounding: "rounding-step" } as const;

/** For whom the week is shown. Without script a form of its own asks for it; a choice in the week's form would save it. */
export function ClientSelect({ view }: { view: EditorView }) {
  const { clients, client, page, step, totals } = view;
  const navigate = useNavigate();
  if (clients.length === 0) return null;
  const show = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(weekAddress({ client: target.value || null, totals }, page), { preventScrollReset: true });
  return (
    <div className="ed-client">
      <label className="ed-label">
        Visualize for specific client
        <select
          key={client}
          className="ed-input"
          form={ids.client}
          name="client"
          defaultValue={client ?? ""}
          onChange={show}
        >
          <option value="">Nobody</option>
          {clients.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="btn without-script" type="submit" form={ids.client}>
        Go
        <span className="sr-only"> to the client</span>
      </button>
      {client && step && <RoundingSelect programId={view.program.id} step={step} />}
    </div>
  );
}

function RoundingSelect({ programId, step }: { programId: string; step: RoundingStep }) {
  const submit = useSubmit();
  const keep = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (target.form) submit(target.form, { action: paths.rounding(programId), preventScrollReset: true });
  };
  return (
    <>
      <label className="ed-label">
        Round weights to
        <select key={step} className="ed-input" form={ids.rounding} name="step" defaultValue={step} onChange={keep}>
          {roundingSteps.map((value) => (
            <option key={value} value={value}>
              {value === "off" ? "Off" : value}
            </option>
          ))}
        </select>
      </label>
      <button className="btn without-script" type="submit" form={ids.rounding}>
        Set
        <span className="sr-only"> the rounding of weights</span>
      </button>
    </>
  );
}

/** The forms that these selects belong to: a form cannot stand in the week's. */
export function NumbersForms({ view }: { view: EditorView }) {
  const { client, page, program, totals } = view;
  return (
    <>
      <Form id={ids.client} method="get">
        <input type="hidden" name="week" value={page} />
        {totals !== null && <input type="hidden" name="totals" value="1" />}
      </Form>
      {client && (
        <Form id={ids.rounding} method="post" action={paths.rounding(program.id)}>
          <input type="hidden" name="week" value={page} />
          <input type="hidden" name="client" value={client} />
          {totals !== null && <input type="hidden" name="totals" value="1" />}
        </Form>
      )}
    </>
  );
}
