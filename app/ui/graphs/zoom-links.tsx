import type { Graph } from "#app/domain/graphs/graph.ts";
import { stepsFrom } from "#app/domain/graphs/window.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import type { Step, TimeAxis } from "./use-window.ts";

const steps: { step: Step; label: string }[] = [
  { step: "in", label: "Zoom in" },
  { step: "out", label: "Zoom out" },
  { step: "all", label: "Show all" },
  { step: "earlier", label: "Earlier" },
  { step: "later", label: "Later" },
];

type Props = { graph: Pick<Graph, "id" | "title">; axis: TimeAxis };

export function ZoomLinks({ graph: { id, title }, axis: { window, limits, addressOf, take } }: Props) {
  const open = stepsFrom(window, limits);
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      {steps.map(({ step, label }) => {
        const isOpen = open[step === "all" ? "out" : step];
        return (
          <ButtonLink
            key={step}
            size="s"
            to={`${addressOf(step)}#${id}`}
            preventScrollReset
            aria-disabled={isOpen ? undefined : true}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              if (isOpen) take(step);
            }}
          >
            {label}
            <span className="sr-only"> of {title}</span>
          </ButtonLink>
        );
      })}
    </div>
  );
}
