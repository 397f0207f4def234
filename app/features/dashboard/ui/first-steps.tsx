import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { FirstSteps as Steps } from "../views.ts";
import { Widget } from "./widget.tsx";

type Props = { steps: Steps; isFree: boolean; productName: string };

export function FirstSteps({ steps, isFree, productName }: Props) {
  const all = stepsOf(steps);
  const next = all.find(({ isDone }) => !isDone);
  return (
    <Widget title="Your first steps" more={{ to: paths.instructions("coaches"), label: "How it works" }}>
      <ol className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        {all.map((step) => (
          <FirstStep key={step.title} step={step} isNext={step === next} />
        ))}
      </ol>
      {isFree && (
        <p className="border-t border-line pt-3 text-sm text-ink-2">
          {`You are on free version of ${productName}.`}{" "}
          {steps.hasInvited === false && (
            <>
              <Link to={paths.subscribe()}>Subscribe</Link> to invite clients and give them programs.
            </>
          )}
        </p>
      )}
    </Widget>
  );
}

function stepsOf({ hasExercise, hasProgram, hasInvited }: Steps): Step[] {
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
  return hasInvited === null ? [program, exercise] : [program, client, exercise];
}

type Step = { isDone: boolean; title: string; to: string; label: string; text: string };

/** A step that is done keeps its button, since no other stands on the page. */
function FirstStep({ step: { isDone, title, to, label, text }, isNext }: { step: Step; isNext: boolean }) {
  return (
    <li className="grid content-start justify-items-start gap-1">
      <h3 className="flex items-center gap-1 font-semibold">
        {isDone && <Icon name="check" />}
        {title}
        {isDone && <span className="sr-only"> (done)</span>}
      </h3>
      <p className="mb-1 text-sm text-ink-2">{text}</p>
      <ButtonLink size="s" variant={isNext ? "primary" : "plain"} to={to}>
        {label}
      </ButtonLink>
    </li>
  );
}
