export type Facing = "front" | "back";

type Known = { name: string; facing: Facing };

/** Left and right are the athlete's. The shapes are in features/readiness/ui. */
export const muscles = {
  neck: { name: "Neck", facing: "front" },
  rightShoulder: { name: "Right shoulder", facing: "front" },
  leftShoulder: { name: "Left shoulder", facing: "front" },
  rightChest: { name: "Right chest", facing: "front" },
  leftChest: { name: "Left chest", facing: "front" },
  rightBiceps: { name: "Right biceps", facing: "front" },
  leftBiceps: { name: "Left biceps", facing: "front" },
  rightForearm: { name: "Right forearm", facing: "front" },
  leftForearm: { name: "Left forearm", facing: "front" },
  abdominals: { name: "Abdominals", facing: "front" },
  rightOblique: { name: "Right oblique", facing: "front" },
  leftOblique: { name: "Left oblique", facing: "front" },
  rightAdductors: { name: "Right hip and adductors", facing: "front" },
  leftAdductors: { name: "Left hip and adductors", facing: "front" },
  rightQuadriceps: { name: "Right quadriceps", facing: "front" },
  leftQuadriceps: { name: "Left quadriceps", facing: "front" },
  rightShin: { name: "Right shin", facing: "front" },
  leftShin: { name: "Left shin", facing: "front" },
  trapezius: { name: "Trapezius", facing: "back" },
  leftRearShoulder: { name: "Left rear shoulder", facing: "back" },
  rightRearShoulder: { name: "Right rear shoulder", facing: "back" },
  leftBack: { name: "Left upper back", facing: "back" },
  rightBack: { name: "Right upper back", facing: "back" },
  leftTriceps: { name: "Left triceps", facing: "back" },
  rightTriceps: { name: "Right triceps", facing: "back" },
  leftOuterForearm: { name: "Left outer forearm", facing: "back" },
  rightOuterForearm: { name: "Right outer forearm", facing: "back" },
  lowerBack: { name: "Lower back", facing: "back" },
  leftGlute: { name: "Left glute", facing: "back" },
  rightGlute: { name: "Right glute", facing: "back" },
  leftHamstrings: { name: "Left hamstrings", facing: "back" },
  rightHamstrings: { name: "Right hamstrings", facing: "back" },
  leftCalf: { name: "Left calf", facing: "back" },
  rightCalf: { name: "Right calf", facing: "back" },
} as const satisfies Record<string, Known>;

export type Muscle = keyof typeof muscles;

export const muscleIds = Object.keys(muscles) as Muscle[];

export const maxSoreness = 10;

/** `soreness` from 1 to 10. */
export type SoreMuscle = { muscle: Muscle; soreness: number };

export type Feeling = "none" | "sore" | "painful";

/** Above 5 is painful, up to 5 sore (document 2 §9). */
export function feelingOf(soreness: number): Feeling {
  if (soreness <= 0) return "none";
  return soreness > 5 ? "painful" : "sore";
}

export function knownMuscles(stored: readonly { muscle: string; soreness: number }[]): SoreMuscle[] {
  return stored
    .flatMap(({ muscle, soreness }) => (isMuscle(muscle) ? [{ muscle, soreness }] : []))
    .sort((a, b) => b.soreness - a.soreness || muscleIds.indexOf(a.muscle) - muscleIds.indexOf(b.muscle));
}

export function isMuscle(id: string): id is Muscle {
  return Object.hasOwn(muscles, id);
}

export function formatMuscle({ muscle, soreness }: SoreMuscle): string {
  const level = Math.round(soreness * 10) / 10;
  return `${muscles[muscle].name}: ${feelingOf(soreness)}, ${level} of ${maxSoreness}`;
}

export function firstFacing(sore: readonly SoreMuscle[]): Facing {
  const isSore = (facing: Facing) => sore.some(({ muscle }) => muscles[muscle].facing === facing);
  return isSore("back") && !isSore("front") ? "back" : "front";
}

export function muscleSummary(sore: readonly SoreMuscle[]): string {
  const count = (feeling: Feeling) => sore.filter(({ soreness }) => feelingOf(soreness) === feeling).length;
  const said = (["painful", "sore"] as const).flatMap((feeling) =>
    count(feeling) > 0 ? [`${count(feeling)} ${feeling}`] : [],
  );
  return said.length > 0 ? said.join(", ") : "None sore";
}
