import { revokeFeed } from "#app/features/calendar/feed.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("me:enter", () => paths.calendarFeed());

export const action = pressAction(
  "me:enter",
  async (ctx) => {
    await revokeFeed(ctx);
    return { to: paths.calendarFeed(), message: "Your calendar feed was revoked." };
  },
  { confirmsAgain: true },
);
