import type { PostCategory } from "#app/domain/posts/categories.ts";

export type PostItem = { id: string; title: string; pictureUrl: string | null; categories: PostCategory[] };

export type PostView = PostItem & {
  accountId: string;
  creatorId: string;
  creatorName: string;
  description: string;
  videoUrl: string | null;
  imageId: string | null;
  version: number;
  canEdit: boolean;
  canDelete: boolean;
};
