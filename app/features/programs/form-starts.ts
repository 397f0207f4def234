import type { ProgramValues } from "./form.ts";
import type { ProgramView } from "./queries.server.ts";

export function startsOf(program: ProgramView): Omit<ProgramValues, "image"> {
  return {
    programName: program.name,
    difficulty: program.difficulty.id,
    continuous: program.continuous,
    duration: String(program.duration ?? ""),
    timeUnit: program.timeUnit ?? "",
    startDate: program.startDate ?? "",
    shortDescription: program.shortDescription,
    description: program.description,
    folder: program.folderId ?? "",
    imageId: program.imageId ?? "",
  };
}
