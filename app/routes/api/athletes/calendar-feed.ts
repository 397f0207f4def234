import { z } from "zod";
import { createFeed, findFeed, revokeFeed } from "#app/features/calendar/feed.server.ts";
import { mailSettings } from "#app/features/mail/settings.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { named } from "#app/http/api/schema-names.ts";
import { instant } from "#app/http/api/schemas.ts";
import { env } from "#app/http/env.server.ts";
import { paths } from "#app/paths.ts";

const own = { access: "calendarFeed:manage", evenExpired: true, path: "/calendar-feed" } as const;

export const calendarFeed = resource("Calendar", [
  operation({
    ...own,
    method: "GET",
    summary: "Whether your planned workouts have an address for calendars",
    scope: "training:read",
    answer: named("CalendarFeed", z.object({ createdOn: instant.nullable() })),
    run: async ({ ctx }) => ({ createdOn: (await findFeed(ctx))?.createdAt ?? null }),
  }),
  operation({
    ...own,
    method: "POST",
    summary: "Make a secret address of your planned workouts, for calendars (ICS)",
    description:
      "From four weeks ago to eight weeks ahead, a day each. Whoever has the address can read it, so it is shown this " +
      "once. A new one replaces the one before.",
    scope: "training:write",
    answer: named("NewCalendarFeed", z.object({ url: z.url() })),
    status: 201,
    async run({ ctx }) {
      const { token } = await createFeed(ctx, env().sessionSecret);
      return { url: new URL(paths.calendar(token), mailSettings(env()).publicUrl).href };
    },
  }),
  operation({
    ...own,
    method: "DELETE",
    summary: "Revoke the address of your planned workouts",
    scope: "training:write",
    async run({ ctx }) {
      await revokeFeed(ctx);
      return undefined;
    },
  }),
]);
