import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";

type Props = { mayCreateExercise: boolean; mayCreateProgram: boolean; mayInvite: boolean };

export function NewButtons({ mayCreateExercise, mayCreateProgram, mayInvite }: Props) {
  return (
    <div className="actions max-[26rem]:w-full max-[26rem]:flex-nowrap max-[26rem]:[&_.btn]:flex-1 max-[26rem]:[&_.btn]:px-1 max-[26rem]:[&_.icon]:hidden">
      {mayCreateExercise && (
        <ButtonLink to={paths.newExercise()}>
          <Icon name="plus" />
          New exercise
        </ButtonLink>
      )}
      {mayInvite && (
        <ButtonLink to={paths.inviteClient()}>
          <Icon name="plus" />
          Invite client
        </ButtonLink>
      )}
      {mayCreateProgram && (
        <ButtonLink variant="primary" to={paths.newProgram()}>
          <Icon name="plus" />
          New program
        </ButtonLink>
      )}
    </div>
  );
}
