import type { Problems } from "#app/domain/forms/result.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { fieldId } from "#app/ui/forms/form-field.ts";
import type { CardField } from "../card-words.ts";
import { payForm } from "../pay-form.ts";
import type { Entered } from "./card-entry.ts";

type Name = Exclude<CardField, "">;

const labels: Record<Name, string> = {
  number: "Card number*",
  expiration: "Expiration date*",
  cvv: "CVV*",
  name: "Name*",
  surname: "Surname*",
};

/** Without a name, so that it is never posted. */
export function CardInput({ part, problems, ...rest }: { part: Name; problems: Problems | null } & InputProps) {
  return <Field {...fieldOf(part, problems)} {...rest} name={undefined} />;
}

type InputProps = { inputMode?: "numeric"; autoComplete: string; placeholder?: string; maxLength?: number };

function fieldOf(part: Name, problems: Problems | null) {
  const id = fieldId(payForm.id, part);
  const meta = { id, name: part, errorId: `${id}-error`, descriptionId: `${id}-hint`, initialValue: "" };
  return { meta: { ...meta, errors: problems?.[part] }, label: labels[part] };
}

export function HolderFields({ problems }: { problems: Problems | null }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CardInput part="name" problems={problems} autoComplete="cc-given-name" />
      <CardInput part="surname" problems={problems} autoComplete="cc-family-name" />
    </div>
  );
}

export function SandboxFields({ problems }: { problems: Problems | null }) {
  return (
    <>
      <p className="notice">
        This is a sandbox: no money moves, and it accepts only the published test cards, such as{" "}
        <span className="whitespace-nowrap">4111 1111 1111 1111</span>, with any 3-digit CVV and any date in the future.
      </p>
      <CardInput
        part="number"
        problems={problems}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4111 1111 1111 1111"
        maxLength={23}
      />
      <div className="grid grid-cols-2 gap-4">
        <CardInput part="expiration" problems={problems} autoComplete="cc-exp" placeholder="MM/YYYY" maxLength={7} />
        <CardInput part="cvv" problems={problems} inputMode="numeric" autoComplete="cc-csc" maxLength={4} />
      </div>
    </>
  );
}

export function readEntered(): Entered {
  const textOf = (part: Name) => {
    const control = document.getElementById(fieldId(payForm.id, part));
    return control instanceof HTMLInputElement ? control.value : "";
  };
  return {
    number: textOf("number"),
    cvv: textOf("cvv"),
    expiration: textOf("expiration"),
    name: textOf("name"),
    surname: textOf("surname"),
  };
}
