/** Sets behind a wave that take their load from its first or second set, or a share that is said like those of the wave. */
const number = "\\d{2,3}(?:[.,]\\d)?";
const reps = "\\d{1,2}\\+?(?:\\s?[/-]\\s?\\d{1,2}\\+?){2,5}";
const loads = `${number}(?:\\s?[/-]\\s?${number}){2,5}`;
const unit = "\\s*(?<unit>%\\s*(?:of\\s+)?(?:tm|training max)?|kg|lbs?)?";
const waves: readonly RegExp[] = [
  new RegExp(
    `^[\\s:,-]*(?<pro>(?:3\\s*x\\s*)?5['’]?s\\s+pro)?[\\s:,@]*(?<loads>${loads})${unit}(?:[\\s,:]*(?:x\\s*|for\\s+)?(?<reps>${reps}))?(?<behind>(?:[\\s,;(+].*)?)$`,
    "iu",
  ),
  new RegExp(
    `^[\\s:,-]*(?<reps>${reps})\\s*(?:@|at|,)?\\s*(?<loads>${loads})${unit}(?<behind>(?:[\\s,;(+].*)?)$`,
    "iu",
  ),
];
const named = "(?<name>fsl|ssl|first set last|second set last|bbb|bbs|boring but (?:big|strong))";
const rounds = "(?<rounds>\\d{1,2}\\s*x\\s*\\d{1,2}(?:-\\d{1,2}|\\+)?)";
const share = `\\s*(?:@|at)\\s*(?<share>${number})\\s*(?:%\\s*(?:tm)?)?(?![\\d.,]|\\s*(?:kg|lb|x))`;
const more: readonly RegExp[] = [
  new RegExp(
    `(?<=[,;+]|then)\\s*${named}\\s*:?\\s*${rounds}(?:\\s*@?\\s*(?<of>fsl|ssl)|${share})?(?=\\s*(?:$|[,;(]))`,
    "giu",
  ),
  new RegExp(`(?<=[,;+]|then)\\s*${rounds}\\s*(?:@|at)?\\s*${named}(?=\\s*(?:$|[,;(]))`, "giu"),
];

/** The shares of a training maximum that these programs use in a week. */
const weeks = /^(?:65,75,85|70,80,90|75,85,95|40,50,60|60,70,80)$/;

export function areOfTrainingMax(numbers: readonly number[]): boolean {
  return weeks.test(numbers.join());
}

/** '65/75/85 5/5/5, FSL 5x5' with each unit that the wave may have, the likeliest first; none of what is read as it is. */
export function withFirstSet(text: string): string[] {
  const found = waves.map((shape) => shape.exec(text)?.groups).find(Boolean);
  const { pro, loads: list = "", reps: sets, unit: said, behind = "" } = found ?? {};
  const each = list.split(/\s?[/-]\s?/);
  const isWave = pro === undefined ? sets?.split(/[/-]/).length === each.length : each.length === 3;
  if (!isWave || (said === undefined && /%/.test(behind))) return behindSteps(text);
  const first = pro === undefined ? (sets ?? "").replaceAll("-", "/") : pro;
  const isShare = areOfTrainingMax(each.map(Number));
  const units = said === undefined ? (isShare ? ["%", "kg"] : ["kg", "lb"]) : [said.replace(/\s*of\s+/i, "")];
  const own = units.map((one) => loaded(behind, each, one));
  const isOther = own.some((one) => one !== behind) || (said === undefined && isShare);
  return isOther ? units.map((one, at) => `${first} @ ${each.join("/")}${one}${own[at]}`) : [];
}

/** '65%x5, 75%x5, 85%x5+, FSL 5x5' */
function behindSteps(text: string): string[] {
  const steps = [...text.matchAll(/(\d{2,3}(?:[.,]\d)?)\s?(%|kg|lb)/giu)];
  const [, , of = ""] = steps[0] ?? [];
  const said =
    steps.length < 2 || steps.some(([, , one]) => one !== of)
      ? text
      : loaded(
          text,
          steps.map(([, one = ""]) => one),
          of,
        );
  return said === text ? [] : [said];
}

/** Without a load of its own, it is that of the first set, or of the second. */
function loaded(behind: string, each: readonly string[], unit: string): string {
  const to = (...found: unknown[]) => {
    const { name = "", rounds: sets = "", of = name, share: own } = found.at(-1) as Record<string, string | undefined>;
    const isOfSet = /^(?:fsl|ssl|first|second)/i.test(of);
    const load = own ?? (isOfSet ? each[/^s/i.test(of) ? 1 : 0] : undefined);
    return load === undefined ? found[0] : ` ${sets} @${load}${unit} (${name}${of === name ? "" : ` ${of}`})`;
  };
  return more.reduce((said, shape) => said.replace(shape, to as () => string), behind);
}
