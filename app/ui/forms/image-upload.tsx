import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { severalImages } from "#app/domain/forms/image-limits.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { UploadStatus } from "#app/ui/uploads/upload-status.tsx";
import { removedName, useUpload } from "#app/ui/uploads/use-upload.ts";
import { Hidden } from "./field.tsx";
import { controlProps, FieldError, FieldHint, type FieldProps } from "./field-frame.tsx";
import { asText } from "./form-field.ts";

type UploadProps = FieldProps & {
  current: { url: string } | null;
  kept?: FieldProps;
};

/** Hydrated, also a drop target with a preview. The form must be multipart/form-data. */
export function ImageUpload({ meta, label, hint, current, kept }: UploadProps) {
  const ref = useRef<HTMLInputElement>(null);
  const preview = usePreview();
  const { upload, send, discard } = useUpload(ref);
  function choose(files: FileList | null) {
    const [file, ...others] = files ?? [];
    preview.show(file);
    if (kept && file && others.length === 0) send(file);
    else discard(file !== undefined);
  }
  const shown = preview.url ?? current?.url;
  const labelId = `${meta.id}-label`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: why: a legend cannot stand in the drop area beside its control
    <div className="field" role="group" aria-labelledby={labelId} data-entered={upload.kind === "kept" || undefined}>
      <span className="label" id={labelId}>
        {label}
      </span>
      <FieldHint meta={meta} hint={hint} />
      {kept && <Hidden meta={upload.kind === "kept" ? { ...kept.meta, initialValue: upload.id } : kept.meta} />}
      <DropArea input={ref}>
        {shown && <img className="upload-preview" src={shown} alt="" />}
        <label className="btn" htmlFor={meta.id}>
          Choose image
        </label>
        <input
          ref={ref}
          type="file"
          className="upload-input"
          accept="image/jpeg,image/png,image/webp,image/gif"
          {...controlProps(meta, hint)}
          onChange={(event) => choose(event.currentTarget.files)}
        />
        <UploadStatus upload={upload} onRetry={send} onDiscard={() => choose(null)} />
      </DropArea>
      {current && <RemoveTick name={meta.name} />}
      <FieldError meta={meta} />
    </div>
  );
}

function RemoveTick({ name }: { name: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={removedName(name)} />
      Remove image
    </label>
  );
}

type ImageFieldProps = {
  image: FieldProps;
  kept: FieldProps;
};

export function ImageField({ image, kept }: ImageFieldProps) {
  const imageId = asText(kept.meta.initialValue);
  const { theirs } = kept.meta;
  const refusal = useLast(image.meta.errors?.join(" "));
  return (
    <>
      <ImageUpload
        // why: a file that was stored or rejected must not be sent again
        key={`${imageId} ${refusal}`}
        {...image}
        kept={kept}
        current={imageId ? { url: paths.file(imageId, 480) } : null}
      />
      {theirs && <img className="upload-preview" src={paths.file(theirs, 480)} alt="Saved in the meantime" />}
    </>
  );
}

export function useLast(text: string | undefined) {
  const last = useRef(text);
  if (text) last.current = text;
  return last.current;
}

function DropArea({ input, children }: { input: RefObject<HTMLInputElement>; children: ReactNode }) {
  const hydrated = useHydrated();
  const { over, tooMany, handlers } = useFileDrop(input);
  return (
    <div className={over ? "upload upload-over" : "upload"} {...handlers}>
      {children}
      {hydrated && <span className="upload-hint">{over ? "Drop here!" : "Drag file to upload"}</span>}
      <span className="field-error" role="status">
        {tooMany && severalImages}
      </span>
    </div>
  );
}

function usePreview() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  return { url, show: (file: File | undefined) => setUrl(file ? URL.createObjectURL(file) : null) };
}

function useFileDrop(input: RefObject<HTMLInputElement>) {
  const [over, setOver] = useState(false);
  const [tooMany, setTooMany] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    setTooMany(files.length > 1);
    if (files.length !== 1 || !input.current) return;
    input.current.files = files;
    input.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function drag(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return {
    over,
    tooMany,
    handlers: { onDragOver: drag, onDragLeave: () => setOver(false), onDrop: drop, onChange: () => setTooMany(false) },
  };
}
