import { trainPaths } from "#app/train-paths.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";

export function NewFeed({ address }: { address: string }) {
  return (
    <section aria-labelledby="new-feed" className="card grid gap-3 p-4">
      <h2 id="new-feed" className="text-lg font-semibold">
        Your address
      </h2>
      <p role="status">Copy it now: we can’t show it again. Whoever has it can read your plan.</p>
      <label className="field">
        <span className="label">Secret address</span>
        <input className="input" readOnly value={address} />
      </label>
      <a className="btn btn-primary" href={address.replace(/^https?:/, "webcal:")}>
        Open in my calendar app
      </a>
    </section>
  );
}

export function OwnFeed({ createdAt }: { createdAt: string | null }) {
  if (!createdAt) {
    return (
      <section className="grid gap-3">
        <p className="text-ink-2">You have no address yet.</p>
        <Make words="Make an address" />
      </section>
    );
  }
  return (
    <section aria-label="The address in use" className="grid gap-3">
      <p className="text-ink-2">
        Your address was made <Moment at={createdAt} />. A new one ends it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Make words="Make a new address" />
        <PostForm action={trainPaths.revokeCalendarFeed()}>
          <SubmitButton variant="danger" pendingLabel="One moment…">
            Revoke
          </SubmitButton>
        </PostForm>
      </div>
    </section>
  );
}

function Make({ words }: { words: string }) {
  return (
    <PostForm action={trainPaths.calendarFeed()}>
      <SubmitButton variant="plain" pendingLabel="One moment…">
        {words}
      </SubmitButton>
    </PostForm>
  );
}
