import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";

export function DeleteLink({ name, to }: { name: string; to: string }) {
  return (
    <ButtonLink variant="ghost" size="s" to={to} preventScrollReset>
      <Icon name="trash-2" />
      Delete<span className="sr-only"> {name}</span>
    </ButtonLink>
  );
}
