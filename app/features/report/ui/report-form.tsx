import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import type { TypedRange } from "#app/domain/report/range.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/elements/button.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import { reportForm } from "../form.ts";
import type { PrintableView } from "../queries.server.ts";
import { RangeFields } from "./range-fields.tsx";
import { useDownload } from "./use-download.ts";

type FormProps = {
  program: PrintableView;
  days: NonNullable<PrintableView["days"]>;
  chosen: Record<string, unknown> | undefined;
  wholeTo: string;
  client: string | null;
};

/**
 * Posts to the PDF's own address, which a browser downloads without leaving the page. With script it is fetched
 * instead, to show progress and allow stopping.
 */
export function ReportForm({ program, days, chosen, wholeTo, client }: FormProps) {
  const [typed, setTyped] = useState({ from: asText(chosen?.from), to: asText(chosen?.to) });
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
    <DataForm
      form={reportForm}
      method="get"
      action={paths.reportPdf(program.id)}
      onSubmit={print}
      submit={<Buttons wholeTo={wholeTo} isMaking={isMaking} stop={stop} isReady={isReady} />}
    >
      {(field) => (
        <>
          {client !== null && <input type="hidden" name="client" value={client} />}
          <p className="hint">{`You can print ${days.rangeText}.`}</p>
          <RangeFields
            field={field}
            days={days}
            isContinuous={program.isContinuous}
            typed={typed}
            isNarrowing={isHydrated && isInOrder(typed)}
            onType={setTyped}
          />
          <p role="status">{state.message}</p>
        </>
      )}
    </DataForm>
  );
}

type ButtonsProps = { wholeTo: string; isMaking: boolean; stop: () => void; isReady: boolean };

function Buttons({ wholeTo, isMaking, stop, isReady }: ButtonsProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <ButtonLink to={wholeTo} replace preventScrollReset>
        Whole program
      </ButtonLink>
      {isMaking && <StopButton onStop={stop} />}
      <Button variant="primary" disabled={isHydrated && !isReady} aria-disabled={isMaking || undefined}>
        Print
      </Button>
    </>
  );
}

/** When it disappears, focus moves to Print. */
function StopButton({ onStop }: { onStop: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button)
        button?.form?.querySelector<HTMLElement>(".actions [type=submit]")?.focus();
    };
  }, []);
  return (
    <button ref={ref} type="button" className={buttonClass()} onClick={onStop}>
      Stop
    </button>
  );
}

/** Dates compare as text, days as numbers. */
function isInOrder({ from, to }: TypedRange) {
  if (from === "" || to === "") return true;
  return from.includes("-") ? from <= to : Number(from) <= Number(to);
}
