import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { type TourStep, tourSteps } from "#app/domain/tour/steps.ts";
import { useStored } from "#app/editor/state/context.ts";
import { isTextField } from "#app/editor/state/form-dom.ts";
import { everything } from "#app/editor/state/store.ts";
import { unfolded } from "#app/ui/browser/unfolded.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { anchorOf, isDone } from "./anchors.ts";
import { useFollowed } from "./use-followed.ts";
import "#app/styles/tour.css";

/** Not modal, so that the person can follow the step. Escape in it closes it. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const [index, setIndex] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const step: TourStep = tourSteps[index] ?? tourSteps[0];
  const followed = useFollowed(step.id, panel);
  useReturnedFocus();
  useReadOut(heading, index);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape") onEnd();
  }
  return (
    <>
      {followed?.target && <div className="tour-ring" style={ringAround(followed.target)} aria-hidden="true" />}
      <section
        ref={panel}
        className="tour"
        role="dialog"
        aria-labelledby={titleId}
        style={followed ? followed.panel : { left: 12, top: 12 }}
        onKeyDown={onKeyDown}
      >
        <p className="tour-count">{`Step ${index + 1} of ${tourSteps.length}`}</p>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {step.title}
        </h2>
        <button type="button" className="btn btn-ghost tour-close" aria-label="Close the tour" onClick={onEnd}>
          <Icon name="x" />
        </button>
        <StepText step={step} isVisible={Boolean(followed?.target)} />
        <Moves index={index} step={step} onGo={setIndex} onEnd={onEnd} />
      </section>
    </>
  );
}

function useReadOut(heading: RefObject<HTMLElement>, index: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: every step is read out as it comes
  useEffect(() => {
    // why: it starts by itself, perhaps after somebody began to type
    if (!isTextField(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [index]);
}

function useReturnedFocus() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body) unfolded(opener).focus({ preventScroll: true });
    };
  }, []);
}

function StepText({ step, isVisible }: { step: TourStep; isVisible: boolean }) {
  const done = useStored(everything, (store) => isDone(step.id, store));
  const missing = isVisible ? "" : step.missing;
  return (
    <>
      <p>{step.text}</p>
      <p role="status" className="tour-state">
        {done ? "Done. Go on with Next." : missing}
      </p>
    </>
  );
}

type MovesProps = { index: number; step: TourStep; onGo: (index: number) => void; onEnd: () => void };

function Moves({ index, step, onGo, onEnd }: MovesProps) {
  const isLast = index === tourSteps.length - 1;
  return (
    <div className="actions">
      <button type="button" className="btn" disabled={index === 0} onClick={() => onGo(index - 1)}>
        Back
      </button>
      <button type="button" className="btn btn-primary" onClick={() => (isLast ? onEnd() : onGo(index + 1))}>
        {isLast ? "Finish" : "Next"}
      </button>
      <button type="button" className="btn btn-ghost" onClick={() => focusIn(anchorOf(step.id))}>
        Go to it
      </button>
      {!isLast && (
        <button type="button" className="btn btn-ghost" onClick={onEnd}>
          Skip
        </button>
      )}
    </div>
  );
}

const focusable = "input:not([type=hidden]), button, a[href], select, textarea, summary";

function focusIn(anchor: HTMLElement | null) {
  const control = anchor?.matches(focusable) ? anchor : anchor?.querySelector<HTMLElement>(focusable);
  control?.focus();
}

const margin = 6;

function ringAround({ left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}
