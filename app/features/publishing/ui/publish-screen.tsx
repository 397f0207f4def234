import { useLocation } from "@remix-run/react";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useForeignProblems } from "#app/ui/forms/form-page.ts";
import { formOf } from "../forms.ts";
import type { PublishView } from "../queries.server.ts";
import { PublishFacts } from "./publish-facts.tsx";
import { CreatorForm, DecideForm, type StepForm, SuggestForm } from "./publish-forms.tsx";

export function PublishScreen({ view }: { view: PublishView }) {
  const search = searchWithout(useLocation().search, "price");
  const back = paths.editor(view.id) + search;
  const form = formOf[view.variant];
  // why: a step that came too late belongs to another form than the program has now
  const problems = useForeignProblems(form ? [form.id] : []);
  return (
    <DialogScreen title="Program publish" closeTo={back}>
      <div className="form">
        <ErrorSummary form={{ id: "publish", problems }} />
        <PublishFacts view={view} />
        <Variant key={view.version} view={view} search={search} back={back} />
        {view.variant === "readOnly" && <p>{view.isCreator ? "For any questions contact Admin" : notAsked}</p>}
      </div>
    </DialogScreen>
  );
}

const notAsked = "Its creator has not asked to publish this program.";

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
