import { defineList } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

export const pastNoteList = defineList({ at: paths.pastNotes, noun: ["note", "notes"], size: 24, filters: {} });
