/** In characters. */
export const maxCommentLength = 2_000;
