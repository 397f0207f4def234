import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Section, Specimen } from "./section.tsx";

const variants = ["primary", "plain", "ghost", "danger"] as const;
const names = { primary: "Save program", plain: "Copy", ghost: "Start help", danger: "Delete" };

export function ButtonsSection() {
  return (
    <Section title="Buttons">
      <Specimen name="Variants">
        <Variants size="m" />
      </Specimen>
      <Specimen name="Small">
        <Variants size="s" />
      </Specimen>
      <Specimen name="With an icon, and as a link">
        <div className="row">
          <Button type="button" variant="primary">
            <Icon name="plus" />
            New set
          </Button>
          <ButtonLink to={paths.home()}>Go to the dashboard</ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Not available, and while saving">
        <div className="row">
          <Button type="button" disabled>
            Redo
          </Button>
          <Button type="button" variant="primary" aria-disabled>
            Saving…
          </Button>
        </div>
      </Specimen>
    </Section>
  );
}

function Variants({ size }: { size: "m" | "s" }) {
  return (
    <div className="row">
      {variants.map((variant) => (
        <Button key={variant} type="button" variant={variant} size={size}>
          {names[variant]}
        </Button>
      ))}
    </div>
  );
}
