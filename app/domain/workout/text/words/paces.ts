type Words = Readonly<Record<string, string>>;

export const measuredTime =
  /^(?<count>\d{1,2}\s*x\s*)?(?<distance>\d+(?:\.\d+)?)\s*(?<unit>km|mi(?:les?)?|m)(?<rate>(?:,?\s+\d+(?:-\d+)?[rb]pm)?),?\s+(?:@\s*)?(?<time>\d{1,2}:\d{2}(?:-\d{1,2}:\d{2})?)(?<behind>(?:,?\s+\d+(?:-\d+)?[rb]pm)?)$/i;

/** Seconds a kilometre; nobody runs or rows faster for long. */
const fastest = 125;

/** '8km @ 4:30' is hardly a time. */
export function asPace({ count = "", distance, unit, rate = "", time = "", behind = "" }: Words): string[] {
  const [minutes = 0, seconds = 0] = time.split("-", 1).join("").split(":").map(Number);
  const mile = /^mi/i.test(unit ?? "");
  const kilometers = Number(distance) * (unit === "m" ? 0.001 : mile ? 1.609 : 1);
  const taken = (60 * minutes + seconds) / kilometers;
  if (taken >= fastest) return [];
  const per = minutes >= 3 ? (mile ? "mi" : "km") : "500m";
  return [`${time}/${per}`, time].map(
    (each) => `${count}${distance}${unit}${rate.replace(",", "")} ${each}${behind.replace(",", "")}`,
  );
}

/** '2mi | 4mi 6:50' */
export function pacedLadder(text: string): string[] {
  const rounds = text.split(" | ");
  const paced = rounds.map((round) => {
    const parts = measuredTime.exec(round)?.groups;
    return (parts && asPace(parts)[0]) ?? round;
  });
  return paced.some((round, at) => round !== rounds[at]) ? [paced.join(" | "), text] : [];
}
