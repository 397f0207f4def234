import { useLoaderData } from "@remix-run/react";
import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { ownResponseForm, ownResponseInput } from "#app/features/readiness/form.ts";
import { storeOwnDay } from "#app/features/readiness/mutations.server.ts";
import { readOwnDay } from "#app/features/readiness/own-day.server.ts";
import { OwnResponseForm } from "#app/features/readiness/ui/own-response.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { formModules } from "#app/script-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Icon } from "#app/ui/elements/icon.tsx";

export const handle = { scripts: false, styles: "train", modules: formModules };

export const loader = formLoader(ownResponseForm, "me:enter", readOwnDay);

export const action = formAction(ownResponseForm, "me:enter", {
  run: (ctx, values, { attempt }) => storeOwnDay(ctx, { ...ownResponseInput(values), id: attempt() }),
  mayCarry: () => true,
  done: ({ score }, _, { on }) => ({
    to: paths.train(),
    message: `Your ${score === null ? "body measures" : "answers"} for ${formatDate(on)} were saved.`,
  }),
});

export const meta = pageTitle("How are you today?");

export default function Readiness() {
  const { questions, isAnswered, lastWeight, starts } = useLoaderData<typeof loader>();
  return (
    <div className="screen max-w-160 [&_.actions_.btn]:min-h-14 [&_.actions_.btn]:w-full [&_.actions_.btn]:text-lg">
      <div>
        <a href={paths.train()} className="-ms-1 inline-flex min-h-12 items-center gap-1 pe-3">
          <Icon name="chevron-left" />
          Today
        </a>
        <h1>How are you today?</h1>
        <p className="text-ink-2">
          {`${weekdayNames[weekdayOf(starts.on)]}, ${formatDate(starts.on)}`}
          {isAnswered && ". You have answered; save again to change it."}
        </p>
      </div>
      <OwnResponseForm questions={questions} lastWeight={lastWeight} />
    </div>
  );
}
