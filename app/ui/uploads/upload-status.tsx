import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Button } from "#app/ui/elements/button.tsx";
import type { Upload } from "./use-upload.ts";

type StatusProps = { upload: Upload; onRetry: (file: File) => void; onDiscard: () => void };

export function UploadStatus({ upload, onRetry, onDiscard }: StatusProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const file = upload.kind === "failed" ? upload.file : null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-2">
      {upload.kind === "sending" && (
        <progress className="w-40 accent-accent" aria-label={`Uploading ${upload.name}`} value={upload.share} />
      )}
      <span className={upload.kind === "failed" ? "field-error" : "upload-hint"} role="status">
        {wordsOf(upload)}
      </span>
      {file && (
        <Button type="button" size="s" onClick={() => onRetry(file)}>
          Try again
        </Button>
      )}
      {upload.kind !== "none" && (
        <Button type="button" variant="ghost" size="s" onClick={onDiscard}>
          {upload.kind === "sending" ? "Cancel upload" : "Discard"}
        </Button>
      )}
    </div>
  );
}

function wordsOf(upload: Upload) {
  switch (upload.kind) {
    case "none":
      return "";
    case "sending":
      return "Uploading…";
    case "kept":
      return `${upload.name} is uploaded. It is used once you save.`;
    case "failed":
      return upload.reason;
  }
}
