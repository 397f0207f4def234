export type VideoDetails = { title: string | null; thumbnailUrl: string };

export type VideoMetadata = {
  /** Never fails: without a response, builds the thumbnail's address from the id. */
  describe(videoId: string): Promise<VideoDetails>;
};
