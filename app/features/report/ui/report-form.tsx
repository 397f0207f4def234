import type { SubmissionResult } from "@conform-to/react";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import type { TypedRange } from "#app/domain/report/range.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/elements/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useServerForm } from "#app/ui/forms/form.tsx";
import { asText } from "#app/ui/forms/server-form.ts";
import type { PrintableView } from "../queries.server.ts";
import { RangeFields } from "./range-fields.tsx";
import { useDownload } from "./use-download.ts";

export type ReportResult = SubmissionResult<string[]>;

type FormProps = {
  program: PrintableView;
  days: NonNullable<PrintableView["days"]>;
  result: ReportResult;
  wholeTo: string;
  /** Whose numbers are printed too, by id. */
  client: string | null;
};

/**
 * Asks which days to print. The form gets the PDF's own address, which a browser stores without leaving the page.
 * Hydrated, it is fetched instead, so that one sees that it is being made, and may stop it.
 */
export function ReportForm({ program, days, result, wholeTo, client }: FormProps) {
  const [form, fields] = useServerForm<TypedRange>({ id: "report", lastResult: result });
  const [typed, setTyped] = useState({ from: asText(fields.from.initialValue), to: asText(fields.to.initialValue) });
  const { state, start, stop } = useDownload();
  const isHydrated = useHydrated();
  const isReady = typed.from !== "" && typed.to !== "";
  const isMaking = state.is === "making";
  const shownFor: Record<string, string> = client === null ? {} : { client };

  function print(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady && !isMaking) start(`${paths.reportPdf(program.id)}?${new URLSearchParams({ ...typed, ...shownFor })}`);
  }

  return (
    <form className="form" method="get" action={paths.reportPdf(program.id)} onSubmit={print}>
      <ErrorSummary form={form} />
      {client !== null && <input type="hidden" name="client" value={client} />}
      <p className="hint">{`You can print ${days.inWords}.`}</p>
      <RangeFields
        fields={fields}
        days={days}
        isContinuous={program.isContinuous}
        typed={typed}
        isNarrowing={isHydrated && isInOrder(typed)}
        onType={setTyped}
      />
      <div className="actions">
        <ButtonLink to={wholeTo} replace preventScrollReset>
          Whole program
        </ButtonLink>
        {isMaking && <StopButton onStop={stop} />}
        <Button variant="primary" disabled={isHydrated && !isReady} aria-disabled={isMaking || undefined}>
          Print
        </Button>
      </div>
      <p role="status">{state.says}</p>
    </form>
  );
}

/** Is gone when there is nothing to stop; focus then goes to Print, not to nothing. */
function StopButton({ onStop }: { onStop: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button) button?.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    };
  }, []);
  return (
    <button ref={ref} type="button" className={buttonClass()} onClick={onStop}>
      Stop
    </button>
  );
}

/** Dates compare as they are written, days as numbers. A range that was refused leaves each end as it was chosen. */
function isInOrder({ from, to }: TypedRange) {
  if (from === "" || to === "") return true;
  return from.includes("-") ? from <= to : Number(from) <= Number(to);
}
