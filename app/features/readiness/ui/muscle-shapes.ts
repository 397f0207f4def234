import type { Facing, Muscle } from "#app/domain/readiness/muscles.ts";

/** In a drawing of 100 by 220. `isMirrored`: flipped about the middle. */
export type Shape = { path: string; isMirrored?: true };

const shoulder = "M44 31c-7 3-16 3-20 9-3 5-2 9-1 12l11-8 9-6z";
const chest = "M49 38v17c-5 4-12 3-15-2l1-8 9-6z";
const biceps = "M23 53c-3 7-4 13-4 19l8 1c3-6 5-12 5-18z";
const forearm = "M18 74c-2 8-4 15-6 24l6 2c4-7 7-15 8-25z";
const oblique = "M34 56l6 2v36l-5-4c-1-12-2-24-1-34z";
const adductors = "M35 93l14 10-1 14c-5 4-10 4-13 0z";
const quadriceps = "M33 112c-3 15-2 30 2 44h9c4-14 4-27 3-38-5 4-10 3-14-6z";
const shin = "M36 162c-2 14-1 28 2 42h5c3-14 3-28 2-42z";
const rearShoulder = "M33 38c-5 0-9 3-10 8-1 3 0 5 0 7l10-6z";
const upperBack = "M34 44l14 19v20c-7-3-12-12-14-24z";
const triceps = "M22 54c-3 7-4 12-4 18l8 2c3-7 5-13 5-20z";
const glute = "M35 96c5 3 10 4 14 4v20c-6 4-13 2-16-5-1-7 0-13 2-19z";
const hamstrings = "M34 122c-2 13-1 25 2 37h9c3-13 3-25 2-35-5 2-9 1-13-2z";
const calf = "M35 162c-4 12-3 22 2 32h6c3-11 4-21 2-32z";

/** In the front view, the athlete's right is on the left. */
export const shapes: Record<Muscle, Shape> = {
  neck: { path: "M45.5 24.5h9v6h-9z" },
  rightShoulder: { path: shoulder },
  leftShoulder: { path: shoulder, isMirrored: true },
  rightChest: { path: chest },
  leftChest: { path: chest, isMirrored: true },
  rightBiceps: { path: biceps },
  leftBiceps: { path: biceps, isMirrored: true },
  rightForearm: { path: forearm },
  leftForearm: { path: forearm, isMirrored: true },
  abdominals: { path: "M42 58h16v38c-4 6-12 6-16 0z" },
  rightOblique: { path: oblique },
  leftOblique: { path: oblique, isMirrored: true },
  rightAdductors: { path: adductors },
  leftAdductors: { path: adductors, isMirrored: true },
  rightQuadriceps: { path: quadriceps },
  leftQuadriceps: { path: quadriceps, isMirrored: true },
  rightShin: { path: shin },
  leftShin: { path: shin, isMirrored: true },
  trapezius: { path: "M45 24.5h10l2 6.5c6 4 8 6 9 8l-16 22-16-22c1-2 3-4 9-8z" },
  leftRearShoulder: { path: rearShoulder },
  rightRearShoulder: { path: rearShoulder, isMirrored: true },
  leftBack: { path: upperBack },
  rightBack: { path: upperBack, isMirrored: true },
  leftTriceps: { path: triceps },
  rightTriceps: { path: triceps, isMirrored: true },
  leftOuterForearm: { path: forearm },
  rightOuterForearm: { path: forearm, isMirrored: true },
  lowerBack: { path: "M38 80c6 5 18 5 24 0l2 14c-8 4-20 4-28 0z" },
  leftGlute: { path: glute },
  rightGlute: { path: glute, isMirrored: true },
  leftHamstrings: { path: hamstrings },
  rightHamstrings: { path: hamstrings, isMirrored: true },
  leftCalf: { path: calf },
  rightCalf: { path: calf, isMirrored: true },
};

export const skin: Record<Facing, string> = {
  front: "M50 4a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM35 207h10l1 6H32zM65 207H55l-1 6h14z",
  back: "M50 4a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM36 197h8l2 16H33zM64 197h-8l-2 16h13z",
};

export const mirror = "matrix(-1 0 0 1 100 0)";
