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
        <Tabs
          label="Parts of the list"
          tabs={[
            { to: "/all", label: "Table", current: page === 1 },
            { to: "/all?page=2", label: "Second page", current: page === 2 },
            { to: "/all?page=3", label: "Third page", current: page === 3 },
          ]}
        />
      </Specimen>
      <Specimen name="Card">
        <Card className="gallery-card">A card holds one thing.</Card>
      </Specimen>
      <Specimen name="Nothing to show">
        <EmptyState
          title="No programs to show"
          action={
            <ButtonLink variant="primary" to="/all">
              New program
            </ButtonLink>
          }
        >
          Write the first one; it takes a few minutes.
        </EmptyState>
      </Specimen>
      <Specimen name="While fetching">
        <Skeletons count={3} />
      </Specimen>
    </Section>
  );
}

function pageLink(page: number) {
  return `/all?page=${page}`;
}
