import type { Module, ModuleExercise, Round } from "#app/domain/workout/document/document.ts";
import type {
  DoneDefinition,
  DoneExercise,
  DoneRound,
  DoneWorkout,
  PrescribedDefinition,
  PrescribedWorkout,
} from "./document.ts";

/**
 * The prescription that the completion names, or the workout as it is today, whose parts may have changed since. Null
 * if the reader may not see it or it was deleted.
 */
export type Prescribed = { workout: PrescribedWorkout; isShown: boolean } | null;

export type ComparedDefinition = DoneDefinition & { prescribed: PrescribedDefinition | null };
export type ComparedRound = Round<ComparedDefinition>;

/** `isAdded`: added by the athlete; `replaces`: what they did it instead of. Only known with a prescription. */
export type ComparedExercise = ModuleExercise<ComparedDefinition> & {
  isAdded: boolean;
  replaces: { id: string; name: string } | null;
};

export type ComparedModule = Omit<Module<ComparedDefinition>, "moduleExercises"> & {
  moduleExercises: ComparedExercise[];
};

export function compareDone({ modules }: DoneWorkout, prescribed: Prescribed): ComparedModule[] {
  const entries = new Map(entriesOf(prescribed?.workout.modules ?? []).map((entry) => [entry.id, entry]));
  const isShown = prescribed?.isShown ?? false;
  return modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => compareEntry(entry, entries.get(entry.id), isShown)),
  }));
}

export function isTheirs({ isAdded, replaces }: ComparedExercise): boolean {
  return isAdded || replaces !== null;
}

function compareEntry(
  entry: DoneExercise,
  prescribed: ModuleExercise<PrescribedDefinition> | undefined,
  isShown: boolean,
): ComparedExercise {
  const isSame = prescribed !== undefined && prescribed.exercise?.id === entry.exercise?.id;
  const rounds = new Map(isSame ? prescribed.moduleExerciseRounds.map((round) => [round.id, round]) : []);
  return {
    ...entry,
    isAdded: isShown && prescribed === undefined,
    replaces: isShown && prescribed && !isSame ? replacedBy(prescribed) : null,
    moduleExerciseRounds: entry.moduleExerciseRounds.map((round) => compareRound(round, rounds.get(round.id), isShown)),
  };
}

function replacedBy({ exercise, id }: ModuleExercise) {
  return exercise ? { id: exercise.id, name: exercise.name } : { id, name: "Rest" };
}

function compareRound(
  round: DoneRound,
  prescribed: Round<PrescribedDefinition> | undefined,
  isShown: boolean,
): ComparedRound {
  const roundDefinitions = round.roundDefinitions.map((definition) => {
    const found = prescribed?.roundDefinitions.find(({ trackableCategory: category }) => {
      return category !== null && category === definition.trackableCategory;
    });
    return { ...definition, prescribed: found ? withCalculated(found, definition, isShown) : null };
  });
  return { ...round, roundDefinitions };
}

/** Today's workout has no calculated values, so the app's own number counts if it belongs to the same value. */
function withCalculated(found: PrescribedDefinition, sent: DoneDefinition, isShown: boolean): PrescribedDefinition {
  const { trackableCategory, trackableType, measurementUnit, value, additionalValue, calculatedValue } = found;
  const isSame =
    trackableType === sent.trackableType &&
    value === sent.value &&
    additionalValue === sent.additionalValue &&
    measurementUnit === sent.measurementUnit;
  const calculated = isShown ? calculatedValue : isSame ? sent.calculatedValue : null;
  return { trackableCategory, trackableType, measurementUnit, value, additionalValue, calculatedValue: calculated };
}

/**
 * For reading: the prescribed sets in order, including skipped ones, and apart from them what the athlete added or
 * replaced. Without a prescription, the sets as they were done.
 */
export function compareSets(done: DoneWorkout, prescribed: Prescribed) {
  const compared = compareDone(done, prescribed);
  if (!prescribed?.isShown) return { sets: compared, theirs: [] };
  const followed = new Map(
    entriesOf(compared)
      .filter((entry) => !isTheirs(entry))
      .map((entry) => [entry.id, entry]),
  );
  const sets = prescribed.workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => fillEntry(entry, followed.get(entry.id))),
  }));
  const own = compared.map((module) => ({ ...module, moduleExercises: module.moduleExercises.filter(isTheirs) }));
  return { sets, theirs: own.filter(({ moduleExercises }) => moduleExercises.length > 0) };
}

function fillEntry(
  entry: ModuleExercise<PrescribedDefinition>,
  done: ComparedExercise = { ...blankEntry(entry), isAdded: false, replaces: null },
): ComparedExercise {
  const rounds = new Map(done.moduleExerciseRounds.map((round) => [round.id, round]));
  const orderedRounds = entry.moduleExerciseRounds.map((round) => rounds.get(round.id) ?? blankRound(round, done));
  const known = new Set(orderedRounds.map(({ id }) => id));
  const extra = done.moduleExerciseRounds.filter(({ id }) => !known.has(id));
  const numbered = [...orderedRounds, ...extra].map((round, at) => ({ ...round, orderNumber: at + 1 }));
  return { ...done, moduleExerciseRounds: numbered };
}

function blankEntry(entry: ModuleExercise<PrescribedDefinition>): ModuleExercise<ComparedDefinition> {
  return { ...entry, moduleExerciseRounds: entry.moduleExerciseRounds.map((round) => blankRound(round, entry)) };
}

function blankRound(
  round: Round<PrescribedDefinition>,
  { trackableCategories }: Pick<ModuleExercise, "trackableCategories">,
): ComparedRound {
  const roundDefinitions = trackableCategories.map((slot) => {
    const category = slot.trackableCategory;
    const prescribed = round.roundDefinitions.find((one) => category && one.trackableCategory === category) ?? null;
    const empty = { trackableType: "amount" as const, value: null, additionalValue: null, calculatedValue: null };
    return { ...empty, ...slot, ...prescribed, doneValue: null, prescribed };
  });
  return { ...round, roundDefinitions };
}

function entriesOf<Entry>(modules: readonly { moduleExercises: Entry[] }[]): Entry[] {
  return modules.flatMap(({ moduleExercises }) => moduleExercises);
}
