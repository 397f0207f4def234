import { type FormEvent, useState } from "react";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { passkeyForm } from "../passkeys/form.ts";

/** The form of a new passkey, where the browser can make one: it does so when the form is sent, which takes it along. */
export function AddPasskey() {
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState("");
  if (!isHydrated || !window.PublicKeyCredential?.parseCreationOptionsFromJSON) {
    return <p>To add one takes a browser with scripting that knows passkeys.</p>;
  }
  return (
    <section aria-labelledby="add-passkey" className="grid gap-3">
      <h2 id="add-passkey" className="font-semibold">
        Add a passkey
      </h2>
      <p role="status" className="field-error">
        {problem}
      </p>
      <DataForm
        form={passkeyForm}
        submit="Add a passkey"
        onSubmit={(event) => {
          setProblem("");
          makeFirst(event).catch(() => setProblem("No passkey was made. Try again when you are ready."));
        }}
      >
        {(field) => (
          <>
            <Field {...field("name")} autoComplete="off" />
            <input type="hidden" name="credential" />
          </>
        )}
      </DataForm>
    </section>
  );
}

/** The first time it is sent, has the browser make the passkey; then sends it once more, with that. */
async function makeFirst(event: FormEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  const { name, credential } = form.elements as unknown as Record<"name" | "credential", HTMLInputElement>;
  if (name.value.trim() === "" || credential.value !== "") return;
  event.preventDefault();
  const answer = await fetch(paths.passkeyOptions(), { method: "POST", headers: openedByHeader() });
  if (!answer.ok) throw new Error(`Asked for a passkey's options: ${answer.status}.`);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await answer.json());
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  credential.value = JSON.stringify(made.toJSON());
  form.requestSubmit();
  // why: what it was asked for is good once
  credential.value = "";
}
