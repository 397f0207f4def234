import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import type { PublishView } from "../queries.server.ts";
import { PublishFacts } from "./publish-facts.tsx";
import { CreatorForm, DecideForm, type StepForm, SuggestForm } from "./publish-forms.tsx";

/** What a step's action answered: the form refused, or why the step was not taken. */
export type StepAnswer = { result: SubmissionResult<string[]> } | { refusal: string };

type ScreenProps = { view: PublishView; answer: StepAnswer | undefined };

/** The publish dialog in the variant that fits who looks and where the program stands. */
export function PublishScreen({ view, answer }: ScreenProps) {
  const search = withoutPrice(useLocation().search);
  const back = paths.editor(view.id) + search;
  const result = answer && "result" in answer ? answer.result : undefined;
  const form: StepForm = { view, result, search, back };
  return (
    <DialogScreen title="Program publish" closeTo={back}>
      <div className="form">
        {answer && "refusal" in answer && (
          <p className="summary" role="alert" tabIndex={-1}>
            {answer.refusal}
          </p>
        )}
        <PublishFacts view={view} />
        {/* why: after a refusal the form is drawn for another version, with what stands now */}
        <Variant key={view.version} {...form} />
        {view.variant === "readOnly" && <p>For any questions contact Admin</p>}
      </div>
    </DialogScreen>
  );
}

function Variant(form: StepForm) {
  switch (form.view.variant) {
    case "creator":
      return <CreatorForm {...form} />;
    case "decide":
      return <DecideForm {...form} />;
    case "suggest":
      return <SuggestForm {...form} />;
    case "readOnly":
      return null;
  }
}

function withoutPrice(search: string) {
  const query = new URLSearchParams(search);
  query.delete("price");
  return query.size > 0 ? `?${query}` : "";
}
