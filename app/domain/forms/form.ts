/**
 * A form as plain data. The server derives its schema (http/form-schema.server.ts), and the page checks by the same
 * data (check.ts).
 */

type Described = {
  label: string;
  hint?: string;
  /** The message for an empty required field. Without it the field is optional. */
  required?: string;
};

export type TextField = Described & {
  kind: "text";
  /** In characters. */
  max?: number;
  tooLong?: string;
  secret?: boolean;
  check?: (typed: string) => string | null;
};

/** '' means none. Without `among`, the use case checks the id. */
export type ChoiceField = Described & { kind: "choice"; among?: readonly string[]; wrong: string };

/** `most`: the maximum count, if above the usual. */
export type ManyField = Described & { kind: "many"; among?: readonly string[]; wrong: string; most?: number };

/** YYYY-MM-DD, or ''. */
export type DayField = Described & { kind: "day"; wrong: string };

export type TickField = Described & { kind: "tick" };

/** The bytes are stored while the form is read; the form itself carries the id in `storedImageField`. */
export type ImageField = Described & { kind: "image" };

export const storedImageField = "imageId";

/** Read by the use case, in bytes at most `most`; nothing of it stays in the form. */
export type FileField = Described & { kind: "file"; most: number; tooLarge: string };

/** Each row carries its id and its original name, so that changes by others are noticed. */
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

export type ValuesOf<F extends Fields> = { [Name in keyof F]: Kinds[F[Name]["kind"]] };

export type NameOf<F extends Fields> = keyof F & string;
type RowNameOf<F extends Fields> = { [Name in NameOf<F>]: F[Name]["kind"] extends "rows" ? Name : never }[NameOf<F>];

/** '' is the form as a whole, `items[0].name` the first row of `items`. */
export type ProblemsOf<F extends Fields> = Partial<
  Record<NameOf<F> | "" | `${RowNameOf<F>}[${number}].name`, string[]>
>;

export type Form<F extends Fields = Fields, Facts = unknown> = {
  /** Unique on a page; the ids of its controls start with it. */
  id: string;
  fields: F;
  /** A 'list' has hundreds of rows, an 'import' is a pasted file. */
  size?: "plain" | "list" | "import";
  confirmation?: string;
  waitsUntilRight?: boolean;
  /** Rules between fields, or by current facts such as today's date. */
  cross?: (typed: ValuesOf<F>, facts: Facts) => CrossOf<F>;
};

/** Makes every other name impossible. TypeScript doesn't check excess properties of a function's return value. */
export type Only<Names, Given> = Given extends unknown
  ? { [Name in keyof Given]: Name extends Names ? Given[Name] : never }
  : never;

type CrossOf<F extends Fields> = Partial<Record<NameOf<F> | "", string | null>>;

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

export function hasFileField(fields: Fields): boolean {
  return Object.values(fields).some(({ kind }) => kind === "image" || kind === "file");
}
