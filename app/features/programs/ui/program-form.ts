import type { FieldsOf } from "#app/ui/server-form.ts";

/** What the program details form posts. */
export type ProgramForm = {
  /** The id of the program to be made: the form's attempt key. */
  id?: string;
  programName: string;
  difficulty: string;
  continuous: boolean;
  duration: string;
  timeUnit: string;
  startDate: string;
  shortDescription: string;
  description: string;
  folder: string;
  /** The image that is stored already, also while the form is still being filled in. */
  imageId: string | null;
  image?: File;
};

export type ProgramFormFields = FieldsOf<ProgramForm>;
