import { encodings } from "#app/domain/csv/decode.ts";
import { choice, defineForm, file, many, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";

/** Per import: people, columns, bytes. */
export const maxLines = 2000;
/** In lines. */
export const pageSize = 50;
export const maxColumns = 200;
const maxBytes = 1024 * 1024;
const tooLarge = "It is larger than 1 MB. Import it in parts.";

export const uploadForm = defineForm({
  id: "upload",
  size: "import",
  fields: {
    file: file({
      label: "CSV file",
      hint: "Save it from a spreadsheet or another product. It needs e-mails; names and groups are optional. At most 2,000 lines.",
      most: maxBytes,
      tooLarge,
    }),
    text: text({
      label: "Or paste lines or addresses",
      hint: "From a spreadsheet, or the recipients of an e-mail: Ana Kos <ana@example.com>, bo@example.com",
      max: maxBytes,
      tooLong: tooLarge,
    }),
  },
});

export type UploadFields = typeof uploadForm.fields;

const wrongColumn = "Choose one of the columns of the file";
const columns = Array.from({ length: maxColumns }, (_, index) => String(index));
/** As a spreadsheet counts; rows may be empty, and one is the header. */
const rows = Array.from({ length: maxLines + 1 }, (_, index) => String(index + 1));
const wrongLine = "Choose among the lines of the file";
const pages = Array.from({ length: Math.ceil(rows.length / pageSize) }, (_, index) => `page-${index + 1}`);

export const importForm = defineForm({
  id: "import",
  size: "import",
  fields: {
    email: choice({ label: "E-mail", among: columns, wrong: wrongColumn }),
    name: choice({ label: "Name, or first name", among: columns, wrong: wrongColumn }),
    lastName: choice({ label: "Last name, if in its own column", among: columns, wrong: wrongColumn }),
    group: choice({ label: "Group", among: columns, wrong: wrongColumn }),
    encoding: choice({ label: "Character set", among: encodings, wrong: "Choose one of the character sets" }),
    isAgain: tick({ label: "Send the invitation again to people who are already invited" }),
    from: choice({ label: "", among: rows, wrong: wrongLine }),
    to: choice({ label: "", among: rows, wrong: wrongLine }),
    lines: many({ label: "Invite", among: rows, wrong: wrongLine, most: pageSize }),
    press: choice({
      label: "",
      among: ["show", "invite", "all", "none", "fit", ...pages],
      wrong: "Press one of the form’s buttons",
    }),
  },
});

export type ImportFields = typeof importForm.fields;
export type ImportValues = ValuesOf<ImportFields>;
