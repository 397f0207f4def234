import type { ProgramView } from "./queries.server.ts";
import type { ProgramForm } from "./ui/program-form.ts";

/** A program's details as its form starts with them. */
export function formOfProgram(program: ProgramView): Omit<ProgramForm, "id" | "image"> {
  return {
    programName: program.name,
    difficulty: program.difficulty.id,
    continuous: program.continuous,
    duration: program.duration === null ? "" : String(program.duration),
    timeUnit: program.timeUnit ?? "",
    startDate: program.startDate ?? "",
    shortDescription: program.shortDescription,
    description: program.description,
    folder: program.folderId ?? "",
    imageId: program.imageId,
  };
}
