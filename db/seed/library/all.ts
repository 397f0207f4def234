import { barAndFloor } from "./bar-and-floor.ts";
import { barbell } from "./barbell.ts";
import { bodyweight } from "./bodyweight.ts";
import { cable } from "./cable.ts";
import { core } from "./core.ts";
import { dumbbell } from "./dumbbell.ts";
import { erg } from "./erg.ts";
import type { StarterExercise } from "./exercise.ts";
import { field } from "./field.ts";
import { barAndRings } from "./gymnastics/bar-and-rings.ts";
import { bodyAlone } from "./gymnastics/body-alone.ts";
import { pushUpVariants } from "./gymnastics/push-ups.ts";
import { trunkVariants } from "./gymnastics/trunk.ts";
import { jump } from "./jump.ts";
import { kettlebell } from "./kettlebell.ts";
import { strongmanEvents } from "./loaded/strongman.ts";
import { moreStrongman } from "./loaded/strongman-more.ts";
import { suspension } from "./loaded/suspension.ts";
import { lunge } from "./lunge.ts";
import { machine } from "./machine.ts";
import { mobility } from "./mobility.ts";
import { olympic } from "./olympic.ts";
import { athletics } from "./power/athletics.ts";
import { moreBells } from "./power/bells.ts";
import { jumpVariants } from "./power/jumps.ts";
import { bellLifts } from "./power/kettlebell-and-dumbbell.ts";
import { moreEndurance } from "./power/machines.ts";
import { speedDrills } from "./power/speed.ts";
import { liftVariants } from "./power/weightlifting.ts";
import { feetAndBalance } from "./recovery/feet-and-balance.ts";
import { hipAndLegRehab } from "./recovery/hips.ts";
import { kneesAndHips } from "./recovery/knees-and-hips.ts";
import { neckAndShoulders } from "./recovery/neck-and-shoulders.ts";
import { upperRehab } from "./recovery/shoulders-and-spine.ts";
import { stretches } from "./recovery/stretches.ts";
import { run } from "./run.ts";
import { specialLifts } from "./special-lifts.ts";
import { sprint } from "./sprint.ts";
import { armVariants } from "./strength/arms.ts";
import { moreLowerBody } from "./strength/more-lower.ts";
import { moreUpperBody } from "./strength/more-upper.ts";
import { posteriorChain } from "./strength/posterior.ts";
import { pressVariants } from "./strength/presses.ts";
import { rowVariants } from "./strength/rows.ts";
import { shoulderVariants } from "./strength/shoulders.ts";
import { singleLegVariants } from "./strength/single-leg.ts";
import { squatVariants } from "./strength/squats.ts";

export const starterExercises: readonly StarterExercise[] = [
  ...barbell,
  ...specialLifts,
  ...dumbbell,
  ...lunge,
  ...bodyweight,
  ...barAndFloor,
  ...core,
  ...kettlebell,
  ...machine,
  ...cable,
  ...olympic,
  ...jump,
  ...sprint,
  ...run,
  ...erg,
  ...mobility,
  ...field,
  ...squatVariants,
  ...singleLegVariants,
  ...posteriorChain,
  ...pressVariants,
  ...rowVariants,
  ...armVariants,
  ...shoulderVariants,
  ...pushUpVariants,
  ...barAndRings,
  ...trunkVariants,
  ...liftVariants,
  ...bellLifts,
  ...jumpVariants,
  ...speedDrills,
  ...strongmanEvents,
  ...hipAndLegRehab,
  ...upperRehab,
  ...stretches,
  ...feetAndBalance,
  ...kneesAndHips,
  ...neckAndShoulders,
  ...athletics,
  ...moreEndurance,
  ...suspension,
  ...bodyAlone,
  ...moreStrongman,
  ...moreLowerBody,
  ...moreUpperBody,
  ...moreBells,
];
