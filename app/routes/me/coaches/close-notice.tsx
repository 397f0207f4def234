import { closeCoachingNotice } from "#app/features/coaching/mutations.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("me:enter", () => paths.me());

export const action = pressAction(
  "me:enter",
  async (ctx) => {
    await closeCoachingNotice(ctx);
    return { to: paths.me() };
  },
  { confirmsAgain: true },
);
