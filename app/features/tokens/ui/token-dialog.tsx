import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { CheckboxGroup, RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { lifetimeOptions, scopeOptions, tokenForm } from "../form.ts";

const title = "New access token";

export function NewTokenDialog({ closeTo }: { closeTo: string }) {
  return (
    <FormDialog form={tokenForm} title={title} closeTo={closeTo} submit="Create token" width="l">
      {(field) => {
        const [scopes, lifetime] = [field("scopes"), field("lifetime")];
        return (
          <>
            <Field {...field("name")} autoComplete="off" />
            <CheckboxGroup {...scopes} legend={scopes.label} columns={2} isWhole options={scopeOptions} />
            <RadioGroup {...lifetime} legend={lifetime.label} columns={2} options={lifetimeOptions} />
            <Field {...field("password")} type="password" autoComplete="current-password" />
          </>
        );
      }}
    </FormDialog>
  );
}

export function MadeTokenDialog({ name, token, closeTo }: { name: string; token: string; closeTo: string }) {
  return (
    <DialogScreen title={title} closeTo={closeTo} width="l">
      <div className="grid gap-4">
        <p role="status">
          The token <strong>{name}</strong> was created. Copy it now: it will not be shown again.
        </p>
        <div className="field">
          <label className="label" htmlFor="made-token">
            Token
          </label>
          <input id="made-token" className="input font-mono" readOnly value={token} spellCheck={false} />
        </div>
        <p className="actions">
          <ButtonLink variant="primary" to={closeTo} preventScrollReset>
            I have copied it
          </ButtonLink>
        </p>
      </div>
    </DialogScreen>
  );
}
