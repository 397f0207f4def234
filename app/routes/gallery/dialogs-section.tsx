import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Section } from "./section.tsx";

export function DialogsSection() {
  return (
    <Section title="Dialogs">
      <div className="row">
        <ButtonLink to="/all/dialog" preventScrollReset>
          Dialog
        </ButtonLink>
        <ButtonLink to="/all/confirm" preventScrollReset>
          Confirm
        </ButtonLink>
        <ButtonLink to="/all/info" preventScrollReset>
          Info
        </ButtonLink>
      </div>
    </Section>
  );
}
