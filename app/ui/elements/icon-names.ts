import type { DrawingName } from "./drawings.ts";

/** Names at lucide.dev. Run `npm run icons` after a change; it redraws both files. */
export const iconNames = [
  "arrow-down",
  "arrow-up",
  "calendar-days",
  "chart-line",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "circle-user",
  "clipboard-paste",
  "copy",
  "dumbbell",
  "eye",
  "folder",
  "folder-plus",
  "image",
  "info",
  "layout-grid",
  "list",
  "pencil",
  "play",
  "plus",
  "save",
  "search",
  "trash-2",
  "users",
  "x",
] as const;

/** Of the frame, which has a file of its own: a week needs no others. */
export const frameIconNames = [
  "chevron-down",
  "log-out",
  "menu",
  "message-circle",
  "monitor",
  "moon",
  "settings",
  "sun",
  "users",
] as const;

export type FrameIconName = (typeof frameIconNames)[number];
export type IconName = (typeof iconNames)[number] | DrawingName;
