import { v7 as newId } from "uuid";
import { z } from "zod";
import { supportForm } from "#app/features/support/form.ts";
import { sendSupportMessage } from "#app/features/support/mutations.server.ts";
import { supportSent } from "#app/features/support/words.ts";
import { visitor } from "#app/http/actor.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { formText, id, newResourceId } from "#app/http/api/schemas.ts";
import { env } from "#app/http/env.server.ts";

const supportMessage = z.object({
  id: newResourceId,
  firstName: formText(100),
  lastName: formText(100),
  email: formText(254),
  body: formText(5000),
  accountId: id.nullish().describe("Always yours, whatever you send."),
});

export const supportMessages = resource("Support", [
  operation({
    method: "POST",
    path: "/supportmessages",
    summary: "Send a message to support, which replies to the e-mail given",
    description: "If you choose the id, sending it twice asks only once. At most 5 an hour.",
    access: "app:enter",
    evenExpired: true,
    scope: "account:write",
    body: supportMessage,
    answer: z.object({ message: z.string() }),
    async run({ ctx, body: { id, accountId: _, ...given } }) {
      const form = formValues(supportForm, given, undefined);
      if (!form.ok) return refusedAs(form);
      const support = { recipient: env().SUPPORT_EMAIL ?? null, limits: visitor().limits };
      const asked = await sendSupportMessage(ctx, id ?? newId(), form.values, support);
      return asked.ok ? { message: supportSent } : refusedAs(asked);
    },
  }),
]);
