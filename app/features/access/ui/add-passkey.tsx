import { type FormEvent, useState } from "react";
import { type OwnPlace, paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { openedByHeader } from "#app/ui/browser/opened-by.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { passkeyForm } from "../passkeys/form.ts";

/** Without script or passkey support there is no form. The browser creates the passkey when the form is submitted. */
export function AddPasskey({ place }: { place: OwnPlace }) {
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState("");
  if (!isHydrated || !window.PublicKeyCredential?.parseCreationOptionsFromJSON) {
    return <p>To add a passkey, you need JavaScript and a browser that supports passkeys.</p>;
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
          makeFirst(event, paths.passkeyOptions(place)).then(setProblem, () =>
            setProblem("No passkey was created. Try again when you are ready."),
          );
        }}
      >
        {(field) => (
          <>
            <Field {...field("name")} autoComplete="off" />
            <Field {...field("password")} type="password" autoComplete="current-password" />
            <input type="hidden" name="credential" />
          </>
        )}
      </DataForm>
    </section>
  );
}

type Controls = Record<"name" | "password" | "credential", HTMLInputElement>;

/** First submit checks the password and creates the passkey; then the form is submitted again with it. */
async function makeFirst(event: FormEvent<HTMLFormElement>, optionsAt: string): Promise<string> {
  const form = event.currentTarget;
  const { name, password, credential } = form.elements as unknown as Controls;
  if (name.value.trim() === "" || password.value === "" || credential.value !== "") return "";
  event.preventDefault();
  const own = openedByHeader();
  const body = new URLSearchParams({ ...own, password: password.value });
  const answer = await fetch(optionsAt, { method: "POST", headers: own, body });
  if (answer.status === 400 || answer.status === 429) return (await answer.json()).reason;
  if (!answer.ok) throw new Error(`Asked for a passkey's options: ${answer.status}.`);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await answer.json());
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  credential.value = JSON.stringify(made.toJSON());
  form.requestSubmit();
  // why: a challenge is good once
  credential.value = "";
  return "";
}
