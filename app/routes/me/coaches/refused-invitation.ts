import type { Refused } from "#app/domain/forms/result.ts";
import { paths } from "#app/paths.ts";

export function toInvitation(id: string, { problems }: Refused) {
  return { to: paths.myInvitation(id), message: Object.values(problems).flat().join(" "), kind: "bad" as const };
}
