import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { useDependentTick } from "#app/ui/forms/dependent-tick.ts";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { type InviteFields, inviteForm } from "../form.ts";
import { licenceFull } from "../refusal-words.ts";

type Titled = { productName: string; closeTo: string };

export function InviteDialog({ isAdmin, known, ...titled }: Titled & { isAdmin: boolean; known: string[] }) {
  return (
    <FormDialog form={inviteForm} title={titleOf(titled)} closeTo={titled.closeTo} submit="Invite" pending="Inviting…">
      {(field, { problems }) => (
        <>
          {problems?.[""]?.includes(licenceFull) && <SubscribeLink />}
          <Field {...field("email")} type="email" autoComplete="off" list="known-emails" />
          <datalist id="known-emails">
            {known.map((email) => (
              <option key={email} value={email} />
            ))}
          </datalist>
          {isAdmin && <Roles field={field} />}
        </>
      )}
    </FormDialog>
  );
}

export function SubscribeToInvite(titled: Titled) {
  return (
    <DialogScreen title={titleOf(titled)} closeTo={titled.closeTo}>
      <div className="form">
        <p>{`You need to subscribe to ${titled.productName} to invite clients.`}</p>
        <div className="actions">
          <SubscribeLink />
        </div>
      </div>
    </DialogScreen>
  );
}

function titleOf({ productName }: Titled) {
  return `Invite to ${productName}`;
}

function SubscribeLink() {
  return (
    <ButtonLink variant="primary" className="w-fit" to={paths.subscribe()}>
      Subscribe
    </ButtonLink>
  );
}

function Roles({ field }: { field: FieldOf<InviteFields> }) {
  const { ref, isFree, follow } = useDependentTick("isWriter", ["isPartner", "isTrainer"]);
  return (
    <fieldset ref={ref} className="group grid gap-2" onChange={follow}>
      <legend className="label">Invite as</legend>
      <Checkbox {...field("isClient")} />
      <Checkbox {...field("isPartner")} />
      <div className="[.group:not(:has([name=isPartner]:checked))_&]:hidden">
        <Field {...field("partnerCommissionRate")} inputMode="decimal" autoComplete="off" />
      </div>
      <Checkbox {...field("isTrainer")} />
      <Checkbox {...field("isWriter")} disabled={!isFree} />
    </fieldset>
  );
}
