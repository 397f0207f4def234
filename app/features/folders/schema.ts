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

export type FolderInput = z.output<typeof folderSchema>;
