import { ConfirmScreen } from "#app/ui/confirm-screen.tsx";
import { InfoScreen } from "#app/ui/info-screen.tsx";

type Props = { name: string; refusal: string | undefined; backTo: string };

/** Asks before a program is deleted, or says why it was not. */
export function DeleteProgramDialog({ name, refusal, backTo }: Props) {
  if (refusal) return <InfoScreen message={refusal} okTo={backTo} />;
  return (
    <ConfirmScreen question="Are you sure you want to delete Program?" cancelTo={backTo} danger>
      <p>
        <strong>{name}</strong> and all its workouts are deleted. This cannot be undone.
      </p>
    </ConfirmScreen>
  );
}
