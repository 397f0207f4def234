import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { CheckboxGroup } from "#app/ui/forms/choice-group.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { groupsOfForm } from "../form.ts";

type OneGroup = { id: string; name: string };

type DialogProps = { groups: readonly OneGroup[]; name: string; closeTo: string };

export function GroupsOfDialog({ groups, name, closeTo }: DialogProps) {
  const title = `Groups of ${name}`;
  const make = <Link to={paths.clientGroups()}>Create a group</Link>;
  if (groups.length === 0) {
    return (
      <DialogScreen title={title} closeTo={closeTo}>
        <EmptyState title="There are no groups yet" action={make} />
      </DialogScreen>
    );
  }
  return (
    <FormDialog form={groupsOfForm} title={title} submit="Save" closeTo={closeTo} below={<p>{make}</p>}>
      {(field) => {
        const { label, ...ticked } = field("groups");
        return (
          <>
            {groups.map(({ id }) => (
              <input key={id} type="hidden" name="shown" value={id} />
            ))}
            <CheckboxGroup
              {...ticked}
              legend={label}
              columns={2}
              options={groups.map((group) => ({ value: group.id, label: group.name }))}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
