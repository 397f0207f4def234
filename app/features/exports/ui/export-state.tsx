import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "#app/paths.ts";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import type { ExportView } from "../views.ts";

/** How often a hydrated page asks how far the archive is, in milliseconds. */
const every = 1500;

/** Where the archive of one's data stands, and what to do next. */
export function ExportState({ archive }: { archive: ExportView }) {
  useLookingAgain(archive.state === "running");
  return (
    <div className="grid justify-items-start gap-3">
      <div role="status">
        <Words archive={archive} />
      </div>
      {archive.state === "running" ? (
        <ButtonLink to={paths.yourData()} preventScrollReset>
          See how far it is
        </ButtonLink>
      ) : (
        <Actions archive={archive} />
      )}
    </div>
  );
}

function Words({ archive }: { archive: ExportView }) {
  if (archive.state === "running") {
    const { step, steps } = archive;
    return (
      <label className="grid gap-2">
        <span>
          {step === 0 ? "Your data is being gathered." : `Your data is being gathered: ${step} of ${steps} parts.`}
        </span>
        <progress className="w-full" value={step} max={steps || 1} />
      </label>
    );
  }
  if (archive.state === "failed") return <p>Your data could not be gathered. Try it again, or write to support.</p>;
  if (archive.state !== "ready") return null;
  return (
    <p>
      Your data of <Moment at={archive.finishedAt} /> is ready, and kept until <Moment at={archive.until} />.
    </p>
  );
}

function Actions({ archive }: { archive: ExportView }) {
  const isReady = archive.state === "ready";
  return (
    <div className="flex flex-wrap gap-3">
      {isReady && (
        <a className="btn btn-primary" href={paths.dataArchive(archive.id)} download>
          Download ({sizeInWords(archive.byteSize)})
        </a>
      )}
      <PostForm preventScrollReset>
        <SubmitButton variant={isReady ? "plain" : "primary"} pendingLabel="One moment…">
          {isReady ? "Gather it anew" : "Gather my data"}
        </SubmitButton>
      </PostForm>
    </div>
  );
}

function sizeInWords(bytes: number) {
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
