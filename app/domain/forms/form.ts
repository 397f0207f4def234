/**
 * A form as plain data: its fields by name, each with its label, its limits and the words for what is wrong. The server
 * builds its schema from it (http/form-schema.server.ts), and the page checks by the same data (check.ts).
 */

type Described = {
  label: string;
  hint?: string;
  /** What is said of an empty field that must not be; without it, it may stay empty. */
  required?: string;
};

/** A text; spaces around it do not count, but in a secret. */
export type TextField = Described & {
  kind: "text";
  /** In characters. */
  max?: number;
  tooLong?: string;
  /** Never sent back. */
  secret?: boolean;
  /** What is wrong with a text that is not empty, or null. */
  check?: (typed: string) => string | null;
};

/** One of several, or '' for none; without `among`, whatever id the use case finds. */
export type ChoiceField = Described & { kind: "choice"; among?: readonly string[]; wrong: string };

/** `most`: how many of them there may be, where that is more than a screen's usual choices. */
export type ManyField = Described & { kind: "many"; among?: readonly string[]; wrong: string; most?: number };

/** A day as YYYY-MM-DD, or ''. */
export type DayField = Described & { kind: "day"; wrong: string };

export type TickField = Described & { kind: "tick" };

/** One image. Its bytes are kept while the form is read; what the form carries on is its id, in `keptImage`. */
export type ImageField = Described & { kind: "image" };

/** The field of a form with an image that names the one which is kept already. */
export const keptImage = "imageId";

/** One file that the use case reads itself, of at most so many bytes; nothing of it stays in the form. */
export type FileField = Described & { kind: "file"; most: number; tooLarge: string };

/** Names of things that stand, in a list: each with its id, and as it was read, so that who changed it is known. */
export type RowsField = { kind: "rows"; name: Omit<TextField, "label" | "kind"> };

export type Field = TextField | ChoiceField | ManyField | DayField | TickField | ImageField | FileField | RowsField;
export type Fields = Record<string, Field>;

type Kinds = {
  text: string;
  choice: string;
  many: string[];
  day: string;
  tick: boolean;
  image: undefined;
  file: undefined;
  rows: { id: string; name: string; was: string }[];
};

/** What a form brings, by its fields' names. */
export type ValuesOf<F extends Fields> = { [Name in keyof F]: Kinds[F[Name]["kind"]] };

export type NameOf<F extends Fields> = keyof F & string;
type RowNameOf<F extends Fields> = { [Name in NameOf<F>]: F[Name]["kind"] extends "rows" ? Name : never }[NameOf<F>];

/** What is wrong, by field; '' is the form as a whole, `items[0].name` the first row of `items`. */
export type ProblemsOf<F extends Fields> = Partial<
  Record<NameOf<F> | "" | `${RowNameOf<F>}[${number}].name`, string[]>
>;

export type Form<F extends Fields = Fields, Facts = unknown> = {
  /** Unique on a page; the ids of its controls begin with it. */
  id: string;
  fields: F;
  /** How much it may bring: hundreds of rows need more than a dialog's fields, a pasted file more than both. */
  size?: "plain" | "list" | "import";
  confirmation?: string;
  waitsUntilRight?: boolean;
  /** What is wrong between fields, or by the facts of now (today's date, what stands): a message per field. */
  cross?: (typed: ValuesOf<F>, facts: Facts) => CrossOf<F>;
};

/** `Given`, in which every other name is impossible. Of a function's return TypeScript allows more than its type has. */
export type Only<Names, Given> = Given extends unknown
  ? { [Name in keyof Given]: Name extends Names ? Given[Name] : never }
  : never;

/** Under '', what is wrong with the form as a whole. */
type CrossOf<F extends Fields> = Partial<Record<NameOf<F> | "", string | null>>;

/** A form that is named by type: what its fields are not called does not compile. */
export function defineForm<F extends Fields, Facts = undefined, Cross extends CrossOf<F> = CrossOf<F>>(
  form: Form<F, Facts> & { cross?: (typed: ValuesOf<F>, facts: Facts) => Cross & NoInfer<Only<NameOf<F> | "", Cross>> },
): Form<F, Facts> {
  return form;
}

export function text(field: Omit<TextField, "kind">): TextField {
  return { kind: "text", ...field };
}

export function choice(field: Omit<ChoiceField, "kind">): ChoiceField {
  return { kind: "choice", ...field };
}

export function many(field: Omit<ManyField, "kind">): ManyField {
  return { kind: "many", ...field };
}

export function day(field: Omit<DayField, "kind">): DayField {
  return { kind: "day", ...field };
}

export function tick(field: Omit<TickField, "kind">): TickField {
  return { kind: "tick", ...field };
}

export function image(field: Omit<ImageField, "kind">): ImageField {
  return { kind: "image", ...field };
}

export function file(field: Omit<FileField, "kind">): FileField {
  return { kind: "file", ...field };
}

export function rows(name: RowsField["name"]): RowsField {
  return { kind: "rows", name };
}

/** Whether it brings a file, which a form does in parts alone. */
export function bringsFile(fields: Fields): boolean {
  return Object.values(fields).some(({ kind }) => kind === "image" || kind === "file");
}
