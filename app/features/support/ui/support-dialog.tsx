import { paths } from "#app/paths.ts";
import { InfoScreen } from "#app/ui/dialogs/info-screen.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { supportForm } from "../form.ts";

/** Asks support, where somebody reads it: nobody writes a message that can't be sent. */
export function SupportDialog({ isRead }: { isRead: boolean }) {
  if (!isRead) return <InfoScreen message="Support can't be reached from here yet." okTo={paths.home()} />;
  return (
    <FormDialog form={supportForm} title="Support" closeTo={paths.home()} submit="Send" pending="Sending…">
      {(field) => (
        <>
          <Field {...field("firstName")} autoComplete="given-name" />
          <Field {...field("lastName")} autoComplete="family-name" />
          <Field {...field("email")} type="email" autoComplete="email" />
          <TextArea {...field("body")} rows={8} />
        </>
      )}
    </FormDialog>
  );
}
