import { croatianNames } from "./croatian.ts";
import { croatianGymNames } from "./croatian-gym.ts";
import { croatianMovementNames } from "./croatian-movement.ts";
import { croatianVariantNames } from "./croatian-variants.ts";
import { englishNames } from "./english.ts";
import { englishGymNames } from "./english-gym.ts";
import { englishLaterNames } from "./english-later.ts";
import { englishMoreNames } from "./english-more.ts";
import { englishMovementNames } from "./english-movement.ts";
import { englishStrengthNames } from "./english-strength.ts";
import { germanNames } from "./german.ts";
import { germanGymNames } from "./german-gym.ts";
import { germanMovementNames } from "./german-movement.ts";
import { germanVariantNames } from "./german-variants.ts";

const languages = [
  englishNames,
  englishMoreNames,
  englishStrengthNames,
  englishMovementNames,
  englishGymNames,
  englishLaterNames,
  germanNames,
  germanVariantNames,
  germanGymNames,
  germanMovementNames,
  croatianNames,
  croatianVariantNames,
  croatianGymNames,
  croatianMovementNames,
];
const named = new Set(languages.flatMap((names) => Object.keys(names)));

/** In every language, English first. */
export const starterOtherNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...named].map((name) => [name, languages.flatMap((names) => names[name] ?? [])]),
);
