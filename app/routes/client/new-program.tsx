import { useLoaderData } from "@remix-run/react";
import { searchText } from "#app/domain/lists/query.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { giveForm } from "#app/features/assignments/forms.ts";
import { giveProgram, programsToGive } from "#app/features/assignments/give.server.ts";
import { allowAssigning } from "#app/features/assignments/queries.server.ts";
import { GiveProgram } from "#app/features/assignments/ui/give-program.tsx";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

const coach = whoMay("client:manage", async (ctx, { params }) => {
  const { id: userId, fullName, business } = await findPerson(ctx, params.userId ?? "");
  allowAssigning(ctx);
  return { userId, fullName, accountId: business.id };
});

export const loader = formLoader(giveForm, coach, async (ctx, client, { url }) => {
  const search = searchText(new URL(url).searchParams.get("name"));
  const choices = await programsToGive(ctx, client, search);
  const { userId, fullName } = client;
  return { starts: { startDate: todayOf(ctx) }, userId, fullName, search, choices };
});

export const action = formAction(giveForm, coach, {
  run: (ctx, values, { thing }) => giveProgram(ctx, thing, values),
  done: ({ program }, { thing: { userId, fullName } }) => ({
    to: paths.client(userId),
    message: `${fullName} was added to ${program}.`,
  }),
});

export const meta = pageTitle("Add to a program");

export default function NewProgram() {
  const { userId, fullName, search, choices } = useLoaderData<typeof loader>();
  const back = paths.client(userId);
  return (
    <DialogScreen title={`Add ${fullName} to a program`} closeTo={back}>
      <GiveProgram {...{ choices, search }} address={paths.giveProgram(userId)} cancelTo={back} />
    </DialogScreen>
  );
}
