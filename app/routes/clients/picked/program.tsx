import { useLoaderData, useLocation } from "@remix-run/react";
import { searchText } from "#app/domain/lists/query.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { counted } from "#app/domain/text/counted.ts";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import { giveForm } from "#app/features/assignments/forms.ts";
import { giveToClients, programsToGive } from "#app/features/assignments/give.server.ts";
import { clientsAdded } from "#app/features/assignments/group-added.ts";
import { allowAssigning } from "#app/features/assignments/queries.server.ts";
import { GiveProgram } from "#app/features/assignments/ui/give-program.tsx";
import { describeLeftOut, namesOf } from "#app/features/clients/picked-words.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { listAfter, whoMayPick } from "./picked.server.ts";

const coach = whoMayPick("client:manage", allowAssigning);

export const loader = formLoader(giveForm, coach, async (ctx, { clients, own, invitations }, { url }) => {
  const search = searchText(new URL(url).searchParams.get("name"));
  return {
    starts: { startDate: todayOf(ctx) },
    search,
    choices: await programsToGive(ctx, ctx.actor, search),
    names: own.map(({ fullName }) => fullName),
    leftOut: describeLeftOut(
      clients.length - own.length + invitations.length,
      "only your own clients follow a program",
    ),
  };
});

export const action = formAction(giveForm, coach, {
  run: (ctx, values, { thing: { own } }) =>
    giveToClients(
      ctx,
      own.map(({ id }) => id),
      values,
    ),
  done: ({ program, added }, at) => ({ to: listAfter(at), message: `${program}: ${clientsAdded(added)}` }),
});

export const meta = pageTitle("Give a program");

export default function ProgramPicked() {
  const { names, leftOut, search, choices } = useLoaderData<typeof loader>();
  const asked = useLocation().search;
  const closeTo = paths.clients() + searchWithout(asked, "name");
  return (
    <DialogScreen title="Give a program" closeTo={closeTo}>
      <div className="grid gap-4">
        <p>
          {counted(names.length, "client")} will be added to the program{names.length > 0 && `: ${namesOf(names)}`}.{" "}
          {leftOut}
        </p>
        {names.length > 0 && (
          <GiveProgram
            {...{ choices, search }}
            address={paths.pickedClients("program")}
            kept={searchWithout(asked, "name")}
            cancelTo={closeTo}
          />
        )}
      </div>
    </DialogScreen>
  );
}
