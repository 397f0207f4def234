export type VideoDetails = { title: string | null; thumbnailUrl: string };

export type VideoMetadata = {
  describe(videoId: string): Promise<VideoDetails>;
};
