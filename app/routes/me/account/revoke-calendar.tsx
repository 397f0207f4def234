import { revokeFeed } from "#app/features/calendar/feed.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { trainPaths } from "#app/train-paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("me:enter", () => trainPaths.calendarFeed());

export const action = pressAction(
  "me:enter",
  async (ctx) => {
    await revokeFeed(ctx);
    return { to: trainPaths.calendarFeed(), message: "Your calendar feed was revoked." };
  },
  { confirmsAgain: true },
);
