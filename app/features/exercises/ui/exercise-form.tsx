import type { ReactNode } from "react";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { exerciseForm } from "../form.ts";
import type { LibraryOptions } from "../views.ts";
import { ExerciseFieldset } from "./exercise-fields.tsx";

type DialogProps = {
  title: string;
  options: LibraryOptions;
  closeTo: string;
  actions?: ReactNode;
};

export function ExerciseDialog({ options, ...rest }: DialogProps) {
  return (
    <FormDialog form={exerciseForm} submit="Submit" pending="Checking…" width="l" {...rest}>
      {(field) => <ExerciseFieldset field={field} options={options} />}
    </FormDialog>
  );
}
