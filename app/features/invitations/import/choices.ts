import { encodings, isNarrow } from "#app/domain/csv/decode.ts";
import type { Columns } from "#app/domain/people/import/columns.ts";
import type { StoredChoices } from "#db/schema/imports.ts";
import type { ImportValues } from "./form.ts";
import type { Choices } from "./queries.server.ts";

/** What the form says of how to read the file, which was read as `before`. Unicode can be read in one way alone. */
export function choicesOf(values: ImportValues, before: Choices): Choices {
  const { email, name, lastName, group, isAgain } = values;
  const chosen = encodings.find((one) => one === values.encoding);
  const encoding = chosen && isNarrow(chosen) && isNarrow(before.encoding) ? chosen : before.encoding;
  const columns = { email: indexOf(email), name: indexOf(name), lastName: indexOf(lastName), group: indexOf(group) };
  return { encoding, columns, isAgain, unticked: before.unticked };
}

function indexOf(value: string) {
  return value === "" ? null : Number(value);
}

/** Whether both read the same people out of the file. */
export function isReadAlike(left: Choices, right: Choices): boolean {
  const names = Object.keys(left.columns) as (keyof Columns)[];
  const hasSameColumns = names.every((name) => left.columns[name] === right.columns[name]);
  return hasSameColumns && left.encoding === right.encoding && left.isAgain === right.isAgain;
}

export function toStored({ columns, isAgain, unticked }: Choices): StoredChoices {
  return { ...columns, isAgain, unticked };
}
