import type { ReactNode } from "react";
import type { Destination } from "#app/domain/workout/moving/destinations.ts";
import { Options } from "#app/ui/forms/field.tsx";

export type MoveVerb = "Move" | "Copy" | "Add";

type Props = { places: Destination[]; verbs?: readonly MoveVerb[]; children?: ReactNode };

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
