import { defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";

export const folderForm = defineForm({
  id: "folder",
  waitsUntilRight: true,
  fields: {
    name: text({
      label: "Name*",
      max: 100,
      tooLong: "A folder's name can have at most 100 characters",
      required: "Name is required",
    }),
  },
});

export type FolderFields = typeof folderForm.fields;
export type FolderInput = ValuesOf<FolderFields>;
