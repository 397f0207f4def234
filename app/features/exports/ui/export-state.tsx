import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { exportForm } from "#app/domain/access/proof-form.ts";
import { type OwnPlace, paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import { ProgressBar } from "#app/ui/elements/progress-bar.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { ExportView } from "../views.ts";

/** In milliseconds. */
const every = 1500;

/** `asksPassword`: false if it was entered recently. */
type Props = { archive: ExportView; place: OwnPlace; asksPassword: boolean };

export function ExportState({ archive, place, asksPassword }: Props) {
  useLookingAgain(archive.state === "running");
  return (
    <div className="grid justify-items-start gap-3">
      <div role="status">
        <Words archive={archive} />
      </div>
      {archive.state === "running" ? (
        <ButtonLink to={paths.yourData(place)} preventScrollReset>
          Check the progress
        </ButtonLink>
      ) : (
        <Actions archive={archive} place={place} asksPassword={asksPassword} />
      )}
    </div>
  );
}

function Words({ archive }: { archive: ExportView }) {
  if (archive.state === "running") {
    const { step, steps } = archive;
    return (
      <div className="grid gap-2">
        <p>{step === 0 ? "Your data is being gathered." : `Your data is being gathered: ${step} of ${steps} parts.`}</p>
        <ProgressBar value={step} max={steps} label="Parts gathered" />
      </div>
    );
  }
  if (archive.state === "failed") return <p>Your data could not be gathered. Try again, or write to support.</p>;
  if (archive.state !== "ready") return null;
  return (
    <p>
      Your data from <Moment at={archive.finishedAt} /> is ready. You can download it until{" "}
      <Moment at={archive.until} />.
    </p>
  );
}

function Actions({ archive, place, asksPassword }: Props) {
  const isReady = archive.state === "ready";
  return (
    <div className="grid justify-items-start gap-3">
      {isReady && (
        <a className="btn btn-primary" href={paths.dataArchive(archive.id, place)} download>
          Download ({formatSize(archive.byteSize)})
        </a>
      )}
      <DataForm
        form={exportForm}
        submit={isReady ? "Gather it again" : "Gather my data"}
        variant={isReady ? "plain" : "primary"}
        pending="One moment…"
      >
        {(field) => asksPassword && <Field {...field("password")} type="password" autoComplete="current-password" />}
      </DataForm>
    </div>
  );
}

function formatSize(bytes: number) {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function useLookingAgain(isRunning: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== "idle") return;
    const waiting = setTimeout(revalidate, every);
    return () => clearTimeout(waiting);
  }, [isRunning, state, revalidate]);
}
