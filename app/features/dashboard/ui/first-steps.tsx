import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { FirstSteps as Steps } from "../views.ts";
import { Widget } from "./widget.tsx";

export function FirstSteps({ steps: { hasExercise, hasProgram, hasInvited } }: { steps: Steps }) {
  const program = {
    isDone: hasProgram,
    title: "Write a program",
    to: paths.newProgram(),
    label: "New program",
    text: "A week as seven days, with the library’s exercises beside it.",
  };
  const client = {
    isDone: hasInvited === true,
    title: "Invite a client",
    to: paths.inviteClient(),
    label: "Invite client",
    text: "They get an e-mail, and follow your programs in the mobile app.",
  };
  const exercise = {
    isDone: hasExercise,
    title: "Add an exercise of your own",
    to: paths.newExercise(),
    label: "New exercise",
    text: "The library has most of them; add those that only you coach, with a video and your cues.",
  };
  const all = hasInvited === null ? [program, exercise] : [program, client, exercise];
  const next = all.find(({ isDone }) => !isDone);
  return (
    <Widget title="Your first steps" more={{ to: paths.instructions("coaches"), label: "How it works" }}>
      <ol className="grid gap-3 md:grid-cols-3">
        {all.map((step) => (
          <FirstStep key={step.title} step={step} isNext={step === next} />
        ))}
      </ol>
    </Widget>
  );
}

type Step = { isDone: boolean; title: string; to: string; label: string; text: string };

function FirstStep({ step: { isDone, title, to, label, text }, isNext }: { step: Step; isNext: boolean }) {
  return (
    <li className="grid content-start justify-items-start gap-1 rounded-m bg-sunken p-3">
      <h3 className="flex items-center gap-1 font-semibold">
        {isDone && <Icon name="check" />}
        {title}
        {isDone && <span className="sr-only"> (done)</span>}
      </h3>
      <p className="mb-1 text-sm text-ink-2">{text}</p>
      {!isDone && (
        <ButtonLink size="s" variant={isNext ? "primary" : "plain"} to={to}>
          {label}
        </ButtonLink>
      )}
    </li>
  );
}
