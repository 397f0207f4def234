import { knownMuscles } from "#app/domain/readiness/muscles.ts";
import { BandLegend, Points, Score } from "#app/features/readiness/ui/band-cell.tsx";
import { MuscleCell, MuscleDrawings, MuscleMap } from "#app/features/readiness/ui/muscle-map.tsx";
import { Table } from "#app/ui/elements/table.tsx";
import { Section, Specimen } from "./section.tsx";

const sore = knownMuscles([
  { muscle: "leftHamstrings", soreness: 7 },
  { muscle: "trapezius", soreness: 6 },
  { muscle: "rightBack", soreness: 4 },
  { muscle: "lowerBack", soreness: 3 },
]);

export function ReadinessSection() {
  return (
    <Section title="Readiness">
      <MuscleDrawings />
      <Specimen name="Bands">
        <BandLegend />
      </Specimen>
      <Specimen name="A question's points, a total, and none of them">
        <div className="row">
          <Points points={2} best={5} />
          <Points points={null} best={5} />
          <Score score={0.74} />
          <Score score={null} />
        </div>
      </Specimen>
      <Specimen name="Muscles in a table">
        <div className="row">
          <MuscleCell sore={sore} />
          <MuscleCell sore={[]} />
        </div>
      </Specimen>
      <Specimen name="Many short cells: on a phone in columns, with the total beside the name">
        <TightTable />
      </Specimen>
      <Specimen name="Muscles: what is looked at first is sore">
        <MuscleMap sore={sore} />
      </Specimen>
    </Section>
  );
}

function TightTable() {
  return (
    <Table caption="Readiness of an athlete" headers={["Athlete", "Sleep quality", "Mood", "Total"]} hasCards="tight">
      <tr>
        <th scope="row">An athlete</th>
        <td data-label="Sleep quality">
          <Points points={4} best={5} />
        </td>
        <td data-label="Mood">
          <Points points={null} best={5} />
        </td>
        <td className="beside" data-label="Total">
          <Score score={0.84} />
        </td>
      </tr>
    </Table>
  );
}
