import fc from "fast-check";
import { notations } from "#app/domain/trackables/notation/notations.ts";
import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import {
  type PercentageBase,
  percentageBases,
  percentageBaseWords,
  type TrackableType,
} from "#app/domain/trackables/types.ts";
import { isClock, isPace, type MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { RoundDefinition } from "#app/domain/workout/document/document.ts";

/** A text as a coach types it, and what the API is sent in its place. They are made apart, without the product's reader. */
export type Typed = { text: string; sent: Pick<RoundDefinition, "trackableType" | "value" | "additionalValue"> & Base };
type Base = { percentageOf?: PercentageBase };

/** A column of three rounds, each with one type of its own, and what is typed there, again and again. */
export type Walk = {
  category: TrackableCategory;
  unit: MeasurementUnit;
  /** Chosen in its heading, where no text says it. */
  columnType: TrackableType;
  steps: { round: number; typed: Typed }[];
};

export const rounds = 3;
const chosen: TrackableType[] = ["bodyWeightPercentage", "automaticPercentage"];

export const walks: fc.Arbitrary<Walk> = fc
  .constantFrom(...trackableCategories)
  .chain((category) => fc.tuple(fc.constant(category), fc.constantFrom(...trackables[category].units)))
  .chain(([category, unit]) =>
    fc.tuple(fc.constant({ category, unit }), fc.constantFrom(...trackables[category].types)),
  )
  .chain(([column, type]) => {
    const columnType = chosen.includes(type) ? type : "amount";
    const said = trackables[column.category].types.filter((other) => !chosen.includes(other));
    const ofRound = columnType === "amount" ? fc.constantFrom(...said) : fc.constant(columnType);
    const types = fc.array(ofRound, { minLength: rounds, maxLength: rounds });
    return types.chain((ofRounds) => {
      const step = fc.nat(rounds - 1).chain((round) => {
        return fc.record({ round: fc.constant(round), typed: typedAs(ofRounds[round] ?? "amount", column) });
      });
      const steps = fc.array(step, { minLength: 1, maxLength: 6 });
      return fc.record({ ...constants(column), columnType: fc.constant(columnType), steps });
    });
  });

type Column = Pick<Walk, "category" | "unit">;

/** A number with its unit behind it, in an empty column that has any unit of the quantity. */
export type WithUnit = { category: TrackableCategory; standing: MeasurementUnit; unit: MeasurementUnit; typed: Typed };

const written = trackableCategories.flatMap((category) => {
  const { choices } = trackables[category];
  const named = choices ? [] : notations[category].behind.filter(({ times }) => times === undefined);
  return named.flatMap(({ words, unit }) => words.split(" ").map((word) => ({ category, unit, word })));
});

export const withUnits: fc.Arbitrary<WithUnit> = fc.constantFrom(...written).chain(({ category, unit, word }) =>
  fc.record({
    ...constants({ category, unit }),
    standing: fc.constantFrom(...trackables[category].units),
    typed: fc.tuple(typedAs("amount", { category, unit }), fc.constantFrom("", " ")).map(([{ text, sent }, space]) => {
      return { text: `${text}${space}${word}`, sent };
    }),
  }),
);

function constants({ category, unit }: Column) {
  return { category: fc.constant(category), unit: fc.constant(unit) };
}

function typedAs(type: TrackableType, column: Column): fc.Arbitrary<Typed> {
  const numbers = numbersOf(column);
  const plain: Plain = (text, value, additionalValue = null) => ({
    text,
    sent: { trackableType: type, value, additionalValue },
  });
  switch (type) {
    case "amount":
      return numbers.map((number) => plain(write(column, number), number));
    case "minimum":
      return numbers.map((number) => plain(`${write(column, number)}+`, number));
    case "range":
      return endsOf(numbers).map(([low, high]) => {
        const text = `${write(column, low)}-${write(column, high)}`;
        return isPace(column.unit) ? plain(text, high, low) : plain(text, low, high);
      });
    case "toFailure":
      return fc.constantFrom("max", "MAX", " max ").map((text) => plain(text, null));
    case "percentage":
      return ofBase(
        column,
        shares.map((share) => plain(String(share), share)),
      );
    case "percentageRange":
      return ofBase(
        column,
        endsOf(shares).map(([low, high]) => plain(`${low}-${high}`, low, high)),
      );
    default:
      return inParts(type, plain);
  }
}

function endsOf(numbers: fc.Arbitrary<number>) {
  return fc.tuple(numbers, numbers).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
}

type Plain = (text: string, value: number | string | null, additionalValue?: number | null) => Typed;
const count = fc.integer({ min: 1, max: 20 });

function inParts(type: TrackableType, plain: Plain): fc.Arbitrary<Typed> {
  switch (type) {
    case "bodyWeightPercentage":
      return fc.tuple(shares, fc.constantFrom("", "%", " %")).map(([share, sign]) => plain(`${share}${sign}`, share));
    case "automaticPercentage":
      return signed.map(([text, value]) => plain(text, value));
    case "bodyWeightOffset":
      return fc.oneof(
        fc.constant(plain("bw", 0)),
        signed.map(([text, value]) => plain(`bw${text}`, value)),
        signed.map(([text, value]) => plain(`BW ${text}`, value)),
      );
    case "forcedReps":
      return fc.tuple(count, count).map(([own, forced]) => plain(`${own}+${forced}`, own, forced));
    case "dropSet":
      return fc.uniqueArray(count, { minLength: 2, maxLength: 5 }).map((weights) => {
        const falling = weights.toSorted((one, other) => other - one).join("/");
        return plain(falling, falling);
      });
    default:
      return clusters.map(([parts, rest]) => {
        const text = parts.join("+");
        return rest === null ? plain(text, text) : plain(`${text} (${rest}s)`, text, rest);
      });
  }
}

const clusters = fc.tuple(fc.array(count, { minLength: 3, maxLength: 5 }), fc.option(count));

const shares = fc.integer({ min: 1, max: 240 }).map((halves) => halves / 2);
const signed = fc.tuple(fc.constantFrom("+", "-"), count).map(([sign, size]) => {
  return [`${sign}${size}`, sign === "-" ? -size : size] as const;
});

/** A bare % keeps what the cell's percentage is of, as a field that the API is not sent. */
function ofBase({ category }: Column, typed: fc.Arbitrary<Typed>): fc.Arbitrary<Typed> {
  const bases = fc.option(fc.constantFrom(...percentageBases));
  return fc
    .tuple(typed, category === "weight" ? bases : fc.constant(null), fc.constantFrom("%", " %"))
    .map(([{ text, sent }, base, sign]) => {
      if (base === null) return { text: `${text}${sign}`, sent };
      return { text: `${text}${sign} of ${percentageBaseWords[base]}`, sent: { ...sent, percentageOf: base } };
    });
}

function numbersOf({ category, unit }: Column): fc.Arbitrary<number> {
  const { choices, staysWhole } = trackables[category];
  if (choices) return fc.constantFrom(...choices);
  if (isClock(unit)) return fc.integer({ min: 1, max: 3_599 });
  return fc.integer({ min: 1, max: 200 }).map((number) => (staysWhole ? number : number / 2));
}

function write({ unit }: Column, number: number): string {
  if (isClock(unit)) return `${Math.floor(number / 60)}:${String(number % 60).padStart(2, "0")}`;
  return String(number).replace(".", number % 1 === 0 || number > 50 ? "." : ",");
}
