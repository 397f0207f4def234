import type { ReactNode } from "react";
import type { Destination } from "#app/domain/workout/moving/destinations.ts";
import { Options } from "#app/ui/forms/field.tsx";

/** What a button of the form does with the thing; a library's exercise is added. */
export type MoveVerb = "Move" | "Copy" | "Add";

type Props = { places: Destination[]; verbs?: readonly MoveVerb[]; children?: ReactNode };

/** The choice of a day and a place in it, and of what to do there. */
export function MoveFields({ places, verbs = ["Move", "Copy"], children }: Props) {
  return (
    <>
      <label className="ed-label">
        Day and place
        <select className="ed-input" name="to" defaultValue={places.find(({ isOwn }) => !isOwn)?.value}>
          <Options options={places} />
        </select>
      </label>
      <div className="actions">
        {children}
        {verbs.map((verb, index) => (
          <button key={verb} className={index === 0 ? "btn btn-primary" : "btn"} type="submit" name="verb" value={verb}>
            {verb}
          </button>
        ))}
      </div>
    </>
  );
}
