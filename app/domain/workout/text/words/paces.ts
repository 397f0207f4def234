type Words = Readonly<Record<string, string>>;

export const measuredTime =
  /^(?<count>\d{1,2}\s*x\s*)?(?<distance>\d+(?:\.\d+)?)\s*(?<unit>km|mi(?:les?)?|m)(?<rate>(?:,?\s+\d+(?:-\d+)?[rb]pm)?),?\s+(?:@\s*)?(?<time>\d{1,2}:\d{2}(?:-\d{1,2}:\d{2})?)(?<behind>(?:,?\s+\d+(?:-\d+)?[rb]pm)?)$/i;

/** Seconds a kilometre; nobody runs or rows faster, and few as fast for longer than a mile, or for miles. */
const [fastest, fastestForLong, fastestForMiles] = [125, 165, 240];

/** '8km @ 4:30' is hardly a time. */
export function asPace({ count = "", distance, unit, rate = "", time = "", behind = "" }: Words): string[] {
  const [minutes = 0, seconds = 0] = time.split("-", 1).join("").split(":").map(Number);
  const mile = /^mi/i.test(unit ?? "");
  const kilometers = Number(distance) * (unit === "m" ? 0.001 : mile ? 1.609 : 1);
  const taken = (60 * minutes + seconds) / kilometers;
  // why: a pace of eleven minutes is a walk
  const long = mile && kilometers > 1.61 && minutes < 11 ? fastestForMiles : fastestForLong;
  if (taken >= (kilometers < 1.6 ? fastest : long)) return [];
  const per = minutes >= 3 ? (mile ? "mi" : "km") : "500m";
  return [`${time}/${per}`, time].map(
    (each) => `${count}${distance}${unit}${rate.replace(",", "")} ${each}${behind.replace(",", "")}`,
  );
}

/** 'Run 40 min, 5:30' is rather a pace than a second run. */
const paceBehindTime =
  /^(?<time>(?:1[5-9]|[2-9]\d)(?::\d{2}| ?min)|\d:\d{2}:\d{2}) \| (?<pace>(?:[3-9]|1[0-2]):[0-5]\d)$/;

/** '2mi | 4mi 6:50' */
export function pacedLadder(text: string): string[] {
  const { time, pace } = paceBehindTime.exec(text)?.groups ?? {};
  if (pace !== undefined) return [...["km", "mi"].map((unit) => `${time} ${pace}/${unit}`), text];
  const rounds = text.split(" | ");
  if (!rounds.some((round) => withPace(round) !== round)) return [];
  return [rounds.map((round) => withPace(round, true)).join(" | "), text];
}

/** Beside a pace the others are no times. */
export function asPaces(ladder: string): string {
  const rounds = ladder.split(" | ");
  return /\d\/km/.test(ladder) ? rounds.map((round) => withPace(round, true)).join(" | ") : ladder;
}

/** Seconds a kilometre; a time beside paces is one, too. */
const fastestBesidePaces = 200;

/** '3 km 5:10' of which nobody doubts that it is a pace. */
export function withPace(round: string, isOfOthers = false): string {
  const parts = measuredTime.exec(round.replace(/\(([\d:-]+)\)/, "$1"))?.groups;
  // why: beside other paces, '1km 4:30' is one, too
  const [minutes = 0, seconds = 0] = (parts?.time ?? "").split(":").map(Number);
  const isFast = 60 * minutes + seconds < fastestBesidePaces * Number(parts?.distance);
  const mayBePace = isOfOthers && parts?.unit === "km" && (Number(parts.distance) === 1 || isFast);
  return (parts && (asPace(parts)[0] ?? (mayBePace ? `${round}/km` : undefined))) ?? round;
}
