import { unblockBusiness } from "#app/features/coaching/mutations.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("me:enter", () => paths.me());

export const action = pressAction(
  "me:enter",
  async (ctx, { params }) => {
    const { businessName } = await unblockBusiness(ctx, params.businessId ?? "");
    return { to: paths.me(), message: `${businessName} can invite you again.` };
  },
  { confirmsAgain: true },
);
