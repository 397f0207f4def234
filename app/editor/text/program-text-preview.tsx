import { useEffect, useRef } from "react";
import { counted } from "#app/domain/text/counted.ts";
import type { DayPreview, ProgramPreview } from "#app/domain/workout/text/program/preview.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { Table } from "#app/ui/elements/table.tsx";

type Props = { preview: ProgramPreview; seen: number; message: string | null };

/** Nothing is stored before its button is pressed; the text below it may still be changed. */
export function ProgramTextPreview({ preview, seen, message }: Props) {
  const { days, added, unkept, pastEnd } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview) heading.current?.focus();
  }, [preview]);
  const written = days.filter(({ becomes }) => becomes !== "same").length;
  const isBlocked = pastEnd !== null && !pastEnd.canLengthen;
  return (
    <section className="grid gap-3" aria-label="Preview">
      {/* biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what was read */}
      <h2 className="font-semibold" ref={heading} tabIndex={-1} autoFocus>
        {`What the text becomes: ${counted(days.length, "day")}`}
      </h2>
      {message && (
        <p className="field-error" role="alert">
          {message}
        </p>
      )}
      <Days days={days} />
      <Replaced days={days} />
      {added.length > 0 && <p>{`New in your exercises: ${added.join(", ")}.`}</p>}
      {unkept.length > 0 && <Unkept unkept={unkept} />}
      {pastEnd && <PastEnd {...pastEnd} />}
      <input type="hidden" name="seen" value={seen} />
      {written === 0 ? (
        <p>The program says all of this already.</p>
      ) : (
        !isBlocked && <Save days={days} count={written} />
      )}
    </section>
  );
}

function Save({ days, count }: { days: DayPreview[]; count: number }) {
  const isReplacing = days.some(({ becomes }) => becomes === "replaced");
  return (
    <div className="actions">
      <SubmitButton name="do" value="save" variant={isReplacing ? "danger" : "primary"}>
        {`Write ${counted(count, "day")} into the program`}
      </SubmitButton>
    </div>
  );
}

const outcomes = { new: "Written", replaced: "Replaced", same: "Stays as it is" };

function Days({ days }: { days: DayPreview[] }) {
  return (
    <Table caption="Days of the text" headers={["Week", "Day", "Title", "Holds", "What happens"]}>
      {days.map(({ key, week, place, title, holds, becomes }) => (
        <tr key={key}>
          <td>{week}</td>
          <th scope="row">{place}</th>
          <td>{title}</td>
          <td>{holds}</td>
          <td>{outcomes[becomes]}</td>
        </tr>
      ))}
    </Table>
  );
}

function Replaced({ days }: { days: DayPreview[] }) {
  const replaced = days.filter(({ becomes }) => becomes === "replaced");
  if (replaced.length === 0) return null;
  return (
    <div className="summary">
      <p>{`${replaced.length === 1 ? "This day has" : "These days have"} content, which will be replaced:`}</p>
      <ul className="list-disc pl-5">
        {replaced.map(({ key, place, replaces }) => (
          <li key={key}>{`${place}: ${replaces}`}</li>
        ))}
      </ul>
    </div>
  );
}

function Unkept({ unkept }: { unkept: ProgramPreview["unkept"] }) {
  return (
    <div>
      <p>Weeks and programs have no title of their own in the text, so this is left out:</p>
      <ul className="list-disc pl-5">
        {unkept.map(({ line, text }) => (
          <li key={line}>{`Line ${line}: ${text}`}</li>
        ))}
      </ul>
    </div>
  );
}

function PastEnd({ message, canLengthen }: { message: string; canLengthen: boolean }) {
  return (
    <div className="summary">
      <p>{message}</p>
      {canLengthen && (
        <label className="check">
          <input type="checkbox" name="lengthen" />
          Lengthen the program
        </label>
      )}
    </div>
  );
}
