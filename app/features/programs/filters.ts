/** The status is a number (document 1 §3). */
export const programFilters = {
  name: "text",
  difficultyCode: "text",
  folderId: "id",
  creatorId: "id",
  status: "whole",
} as const;

export const storeFilters = { name: "text", difficultyCode: "text", creatorId: "id" } as const;
