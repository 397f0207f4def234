import type { Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Card } from "#app/ui/elements/card.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Skeletons } from "#app/ui/elements/skeleton.tsx";
import { Tabs } from "#app/ui/elements/tabs.tsx";
import { ListLayouts } from "#app/ui/lists/list-layouts.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import { ListParts } from "#app/ui/lists/list-screen.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { type SampleRow, sampleChoices, sampleList } from "./sample-list.ts";
import { Section, Specimen } from "./section.tsx";

type SampleProps = { query: Query<typeof sampleList>; rows: SampleRow[]; total: number };

const columns: Column<typeof sampleList, SampleRow>[] = [
  { label: "Program name", isName: true, sort: "name", cell: nameOf },
  { label: "Duration", cell: ({ duration }) => duration },
  { label: "Difficulty", cell: ({ difficulty }) => <Badge>{difficulty}</Badge> },
  { label: "Workouts", isNumber: true, sort: "workouts", cell: ({ workouts }) => workouts },
];

function isNew({ name }: SampleRow) {
  return name.startsWith("5/3/1");
}

function nameOf(row: SampleRow) {
  return (
    <>
      {row.name} {isNew(row) && <Badge tone="accent">New</Badge>}
    </>
  );
}

const picks = { nameOf: ({ name }: SampleRow) => name, verbs: [{ label: "Compare", to: paths.gallery() }] };

const layouts = {
  list: { label: "List", icon: "list" },
  grid: { label: "Grid", icon: "layout-grid" },
} as const;

export function ListSection(props: SampleProps) {
  return (
    <Section title="A list">
      <ListParts
        list={sampleList}
        title="Programs"
        choices={sampleChoices}
        columns={columns}
        isMarked={isNew}
        picks={picks}
        tile={props.query.view === "grid" ? sampleTile : undefined}
        layouts={<ListLayouts list={sampleList} query={props.query} layouts={layouts} />}
        empty={{ title: "No programs to show", filtered: { text: "Try fewer filters." }, nothing: {} }}
        {...props}
      />
    </Section>
  );
}

function sampleTile({ name, difficulty }: SampleRow) {
  return (
    <div className="card gallery-card">
      {name} <Badge>{difficulty}</Badge>
    </div>
  );
}

export function ListsSection({ page }: { page: number }) {
  return (
    <Section title="Parts of lists">
      <Specimen name="Pages: first, middle and last">
        <Pagination label="Pages, first" page={1} pages={25} hrefFor={pageLink} />
        <Pagination label="Pages, middle" page={13} pages={25} hrefFor={pageLink} />
        <Pagination label="Pages, last" page={25} pages={25} hrefFor={pageLink} />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Parts of the list" tabs={[1, 2, 3].map((number) => tab(number, page))} />
      </Specimen>
      <Specimen name="Card">
        <Card className="gallery-card">A card holds one thing.</Card>
      </Specimen>
      <Specimen name="Nothing to show">
        <SampleEmptyState />
      </Specimen>
      <Specimen name="While fetching">
        <Skeletons count={3} />
      </Specimen>
    </Section>
  );
}

function SampleEmptyState() {
  const action = (
    <ButtonLink variant="primary" to={paths.gallery()}>
      New program
    </ButtonLink>
  );
  return (
    <EmptyState title="No programs to show" action={action}>
      Write the first one; it takes a few minutes.
    </EmptyState>
  );
}

function tab(number: number, page: number) {
  return { to: pageLink(number), label: `Part ${number}`, current: number === page };
}

function pageLink(page: number) {
  return `${paths.gallery()}?page=${page}`;
}
