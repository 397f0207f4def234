export type VideoDetails = { title: string | null; thumbnailUrl: string };

/** Title and thumbnail of a video on the video site, by its 11-character id. */
export type VideoMetadata = {
  /** Answers always: without a word from the site, the thumbnail's address is built from the id. */
  describe(videoId: string): Promise<VideoDetails>;
};
