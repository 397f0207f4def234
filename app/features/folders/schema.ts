import { z } from "zod";

/** A folder as its dialog posts it. */
export const folderSchema = z.object({
  name: z
    .string()
    .trim()
    .max(100, "A folder's name can have at most 100 characters")
    .min(1, "Name is required")
    .prefault(""),
});

/** The same with the id that the form was given when it was opened: sending it twice makes one folder. */
export const newFolderSchema = folderSchema.extend({
  id: z.uuid("The form did not arrive whole. Open it again.").toLowerCase(),
});

export type FolderInput = z.output<typeof folderSchema>;
