import { Face } from "#app/ui/elements/face.tsx";
import { Section, Specimen } from "./section.tsx";

const people = ["Amara Okafor", "Jonas Weiß", "Luka Kovač", "Mei Tanaka", "Priya Raman", "Madonna"];

// why: the gallery has no uploads, and the policy allows data URLs
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%231f6a54' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.5' fill='%23fff'/%3E%3Cpath fill='%23fff' d='M1 8a3 3 0 0 1 6 0'/%3E%3C/svg%3E";

export function PeopleSection() {
  return (
    <Section title="People">
      <Specimen name="Without a picture">
        <div className="row">
          {people.map((name) => (
            <span key={name} className="inline-flex items-center gap-2">
              <Face id={name} name={name} />
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="With a picture, and large">
        <div className="row">
          <Face id="ines" name="Ines Alves" pictureUrl={picture} />
          <Face id="ines" name="Ines Alves" size="l" />
          <Face id="ines" name="Ines Alves" size="l" pictureUrl={picture} />
          Ines Alves
        </div>
      </Specimen>
    </Section>
  );
}
