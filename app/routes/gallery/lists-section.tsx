import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Skeletons } from "#app/ui/skeleton.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Section, Specimen } from "./section.tsx";

const rows = [
  { name: "5/3/1 Boring But Big", duration: "4 weeks", difficulty: "Intermediate", workouts: 16 },
  { name: "Couch to 5K", duration: "9 weeks", difficulty: "Beginner", workouts: 27 },
  { name: "Texas Method", duration: "2 weeks", difficulty: "Advanced", workouts: 6 },
];
const headers = ["Program name", "Duration", "Difficulty", { label: "Workouts", end: true }];

export function ListsSection({ page }: { page: number }) {
  return (
    <Section title="Lists">
      <Specimen name="Table">
        <SampleTable />
      </Specimen>
      <Specimen name="Pages: first, middle and last">
        <Pagination label="Pages, first" page={1} pages={25} hrefFor={pageLink} />
        <Pagination label="Pages, middle" page={13} pages={25} hrefFor={pageLink} />
        <Pagination label="Pages, last" page={25} pages={25} hrefFor={pageLink} />
      </Specimen>
      <Specimen name="Pages: try it">
        <Pagination page={page} pages={25} hrefFor={pageLink} />
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

function SampleTable() {
  return (
    <Table caption="Programs" headers={headers}>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          <td>{row.duration}</td>
          <td>
            <Badge>{row.difficulty}</Badge>
          </td>
          <td className="num">{row.workouts}</td>
        </tr>
      ))}
    </Table>
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
