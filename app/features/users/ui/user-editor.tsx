import { formatDate } from "#app/domain/schedule/dates.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { useDependentTick } from "#app/ui/forms/dependent-tick.ts";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { type UserFields, userForm } from "../administration/form.ts";
import type { EditedUser } from "../administration/views.ts";

type EditorProps = { user: EditedUser; closeTo: string; search: string };

/** Document 2 §2, edit user dialog. */
export function UserEditor({ user, closeTo, search }: EditorProps) {
  const remove = user.mayDelete && (
    <ButtonLink variant="danger" to={paths.deleteUser(user.id) + search} preventScrollReset>
      Delete
    </ButtonLink>
  );
  return (
    <FormDialog
      form={userForm}
      title={user.fullName}
      closeTo={closeTo}
      submit="Save"
      pending="Saving…"
      width="l"
      actions={remove}
    >
      {(field) => (
        <>
          <Facts user={user} />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <Roles field={field} user={user} />
            <Licence field={field} user={user} />
          </div>
          <Programs followed={user.followed} bought={user.bought} />
        </>
      )}
    </FormDialog>
  );
}

function Facts({ user: { email, businessName, isActivated, isSystemAdministrator } }: { user: EditedUser }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 [&_dt]:text-ink-2">
      <dt>Status</dt>
      <dd className="flex flex-wrap gap-2">
        {isActivated ? <Badge tone="good">Activated</Badge> : <Badge tone="warn">Not activated</Badge>}
        {isSystemAdministrator && <Badge>System administrator</Badge>}
      </dd>
      <dt>Contact e-mail</dt>
      <dd className="wrap-break-word">
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>Business</dt>
      <dd>{businessName}</dd>
    </dl>
  );
}

type PartProps = { field: FieldOf<UserFields>; user: EditedUser };

function Roles({ field, user: { mayGrantAdmin, isGuest, isAskedAsClient } }: PartProps) {
  const { ref, isFree, follow } = useDependentTick("isWriter", ["isPartner", "isTrainer"]);
  return (
    <fieldset ref={ref} className="group grid gap-2" onChange={follow}>
      <legend className="label">Roles</legend>
      {mayGrantAdmin && <Checkbox {...field("isAdmin")} />}
      <Checkbox {...field("isPartner")} />
      <div className="[.group:not(:has([name=isPartner]:checked))_&]:hidden">
        <Field {...field("partnerCommissionRate")} inputMode="decimal" autoComplete="off" />
      </div>
      <Checkbox {...field("isTrainer")} />
      <Checkbox {...field("isWriter")} disabled={!isFree} />
      {isGuest && <Checkbox {...field("isClient")} />}
      {isAskedAsClient && <p className="text-sm text-ink-2">Invited as a client: they have not answered yet.</p>}
    </fieldset>
  );
}

function Licence({ field, user }: PartProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="label">Licence</legend>
      <p>
        {user.package}; {counted(user.used, "user")} so far.
      </p>
      <Field {...field("persons")} inputMode="numeric" autoComplete="off" />
      <Field {...field("until")} type="date" />
    </fieldset>
  );
}

function Programs({ followed: { total, programs }, bought }: Pick<EditedUser, "followed" | "bought">) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <section className="grid content-start gap-2">
        <h2 className="label">Bought programs</h2>
        <Bought {...bought} />
      </section>
      <section className="grid content-start gap-2">
        <h2 className="label">Assigned programs</h2>
        {programs.length === 0 && <p className="text-ink-2">No program is assigned.</p>}
        <ul className="grid gap-1">
          {programs.map(({ id, name, businessName, assignDate }) => (
            <li key={id}>
              {name} <span className="text-sm text-ink-2">{`by ${businessName}, ${formatDate(assignDate)}`}</span>
            </li>
          ))}
        </ul>
        {total > programs.length && <p className="text-sm text-ink-2">{`and ${total - programs.length} more`}</p>}
      </section>
    </div>
  );
}

function Bought({ total, programs }: EditedUser["bought"]) {
  if (programs.length === 0) return <p className="text-ink-2">No program was bought.</p>;
  return (
    <>
      <ul className="grid gap-1">
        {programs.map(({ id, name, price, purchasedOn }) => (
          <li key={id}>
            {name} <span className="text-sm text-ink-2">{`${price}, ${formatDate(purchasedOn)}`}</span>
          </li>
        ))}
      </ul>
      {total > programs.length && <p className="text-sm text-ink-2">{`and ${total - programs.length} more`}</p>}
    </>
  );
}
