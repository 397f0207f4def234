import { foldOtherNames } from "#app/domain/exercises/other-names.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { videoIdOf, videoThumbnailUrl } from "#app/domain/video/video-id.ts";
import type { ExerciseInput } from "../form.ts";
import type { References } from "./references.server.ts";

export function rowOf(input: ExerciseInput, { imageId, superior, otherNames }: References) {
  const videoId = input.videoUrl && videoIdOf(input.videoUrl);
  return {
    name: input.name,
    sortName: sortKey(input.name),
    searchName: foldForSearch(input.name),
    otherNames,
    searchOthers: foldOtherNames(otherNames),
    description: input.description,
    videoUrl: input.videoUrl,
    thumbnailUrl: videoId ? videoThumbnailUrl(videoId) : null,
    imageId,
    difficultyId: input.difficultyId,
    trackableCategories: input.trackableCategories,
    oneRepetitionMaxFormula: input.oneRepetitionMaxFormula,
    superiorExerciseId: superior?.id ?? null,
    superiorExercisePercentage: input.superior?.percentage ?? null,
  };
}
