import { useState } from "react";
import { videoIdOf, videoThumbnailUrl } from "#app/domain/video/video-id.ts";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import type { FoundVideo } from "../views.ts";

/** Fetches the thumbnail on input; without script by a button. */
export function VideoField(props: FieldProps) {
  const hydrated = useHydrated();
  const [address, setAddress] = useState(asText(props.meta.initialValue));
  const [found, setFound] = useState<FoundVideo>(null);
  const videoId = videoIdOf(address);

  async function edit(typed: string) {
    setAddress(typed);
    const next = videoIdOf(typed);
    if (next && next !== videoId) setFound(await fetchJson<FoundVideo>(paths.exerciseVideo(typed)));
  }

  return (
    <div className="video-field">
      <Field {...props} inputMode="url" autoComplete="off" onChange={(event) => edit(event.currentTarget.value)} />
      {!hydrated && (
        <Button name="step" value="keep" formNoValidate>
          Fetch thumbnail
        </Button>
      )}
      {videoId && (
        <figure className="video-preview">
          <img src={videoThumbnailUrl(videoId)} alt="Thumbnail of the video" width="160" height="120" />
          <figcaption role="status">{titleOf(videoId, found)}</figcaption>
        </figure>
      )}
    </div>
  );
}

function titleOf(videoId: string, found: FoundVideo) {
  return found?.videoId === videoId ? found.title : null;
}
