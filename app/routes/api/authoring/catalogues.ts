import { z } from "zod";
import { timeUnitCodes } from "#app/domain/schedule/span.ts";
import { allowedTrackables } from "#app/domain/trackables/allowed.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import { trackableTypes, typeName } from "#app/domain/trackables/types.ts";
import { measurementUnits } from "#app/domain/trackables/units.ts";
import { setTypeCodes, setTypeName } from "#app/domain/workout/document/set-types.ts";
import { timeUnitNames } from "#app/features/programs/form.ts";
import { listDifficulties } from "#app/features/programs/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { difficulty, timeUnit } from "./program-schemas.ts";

const allowed = z.object({
  trackableCategory: z.enum(trackableCategories),
  measurementUnits: z.array(z.enum(measurementUnits)).describe("The first is the default."),
  trackableTypes: z.array(z.enum(trackableTypes)).describe("The first is the default."),
});

const name = z.object({ code: z.string(), name: z.string() });
const names = z.object({
  setTypeNames: z.array(name),
  trackableCategoryNames: z.array(name),
  trackableTypeNames: z.array(name),
  measurementUnitNames: z.array(name),
});

const units = timeUnitCodes.map((code) => ({ id: code, code, name: timeUnitNames[code] }));
const unit = timeUnit.extend({ id: z.enum(timeUnitCodes) });

/** Public and seldom changed: athletes' apps show them, too. */
const forAll = {
  method: "GET",
  access: "any user",
  scope: "programs:read",
  evenExpired: true,
  catalogue: true,
} as const;

function named<Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) {
  return codes.map((code) => ({ code, name: nameOf(code) }));
}

export const authoringCatalogues = resource("Catalogues", [
  operation({
    ...forAll,
    path: "/difficulties",
    summary: "How difficult programs and exercises can be, the easiest first",
    answer: z.array(difficulty),
    run: ({ ctx }) => listDifficulties(ctx),
  }),
  operation({
    ...forAll,
    path: "/timeunits",
    summary: "What a program's length is counted in",
    answer: z.array(unit),
    run: async () => units,
  }),
  operation({
    ...forAll,
    path: "/programperiods",
    summary: "The same, as periods of programs",
    answer: z.array(unit),
    run: async () => units,
  }),
  operation({
    ...forAll,
    path: "/workouts/allowed-trackable",
    summary: "Which units and types of values each trackable category has",
    answer: z.array(allowed),
    run: async () =>
      allowedTrackables().map(({ category, units, types }) => {
        return { trackableCategory: category, measurementUnits: [...units], trackableTypes: [...types] };
      }),
  }),
  operation({
    ...forAll,
    path: "/workouts/names-trackable",
    summary: "What set types, trackable categories, types and units are called",
    answer: names,
    run: async () => ({
      setTypeNames: named(setTypeCodes, setTypeName),
      trackableCategoryNames: named(trackableCategories, categoryName),
      trackableTypeNames: named(trackableTypes, typeName),
      measurementUnitNames: named(measurementUnits, unitName),
    }),
  }),
]);
