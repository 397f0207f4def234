import { useState } from "react";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { Button } from "#app/ui/elements/button.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { Vanish } from "#app/ui/elements/vanish.tsx";
import { ProblemList } from "#app/ui/forms/error-summary.tsx";
import { OneLink } from "#app/ui/frame/nav-group.tsx";
import { Section, Specimen } from "./section.tsx";

const tones = ["plain", "good", "warn", "bad", "accent"] as const;
const problems = { name: ["Name is required!"], categories: ["Select at least one category"] };

export function MessagesSection() {
  return (
    <Section title="Messages">
      <Specimen name="Badges">
        <div className="row">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {{ plain: "Unpublished", good: "Published", warn: "Pending", bad: "Overdue", accent: "Yours" }[tone]}
            </Badge>
          ))}
        </div>
      </Specimen>
      <HeaderSpecimen />
      <Specimen name="Flash">
        <PostForm action="/all/flash" preventScrollReset className="row">
          <Button name="kind" value="good">
            Show a good message
          </Button>
          <Button name="kind" value="bad">
            Show a bad message
          </Button>
        </PostForm>
      </Specimen>
      <Specimen name="A hint that vanishes after 2 seconds">
        <VanishSpecimen />
      </Specimen>
      <Specimen name="A moment, by the reader's clock">
        <p>
          Saved on <Moment at="2026-05-04T14:05:00.000Z" />
        </p>
      </Specimen>
      <Specimen name="Error summary">
        <div className="summary">
          <ProblemList formId="sample" problems={problems} />
        </div>
      </Specimen>
    </Section>
  );
}

function HeaderSpecimen() {
  return (
    <Specimen name="A link of the header, and one with news">
      <div className="bar">
        <nav aria-label="Sample of the header">
          <OneLink link={{ to: paths.programs(), label: "Programs" }} />
          <OneLink link={{ to: paths.comments(), label: "Comments", news: "unread comments" }} />
        </nav>
      </div>
    </Specimen>
  );
}

function VanishSpecimen() {
  const [times, setTimes] = useState(0);
  const hydrated = useHydrated();
  return (
    <div className="row">
      {hydrated && (
        <Button type="button" onClick={() => setTimes(times + 1)}>
          Save
        </Button>
      )}
      <Vanish>{!hydrated || times > 0 ? `Categories saved!${times > 1 ? ` (${times})` : ""}` : null}</Vanish>
    </div>
  );
}
