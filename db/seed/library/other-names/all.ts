import { croatianNames } from "./croatian.ts";
import { englishNames } from "./english.ts";
import { germanNames } from "./german.ts";

const languages = [englishNames, germanNames, croatianNames];
const named = new Set(languages.flatMap((names) => Object.keys(names)));

/** In every language, English first. */
export const starterOtherNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...named].map((name) => [name, languages.flatMap((names) => names[name] ?? [])]),
);
