import type { ReactNode } from "react";
import type { Destination } from "#app/domain/workout/destinations.ts";
import { Options } from "#app/ui/field.tsx";

/** The choice of a day and a place in it. */
export function MoveFields({ places, children }: { places: Destination[]; children?: ReactNode }) {
  if (places.length === 0) return <p>There is no other place in this week.</p>;
  return (
    <>
      <label className="ed-label">
        Day and place
        <select className="ed-input" name="to">
          <Options options={places} />
        </select>
      </label>
      <div className="actions">
        {children}
        <button className="btn btn-primary" type="submit">
          Move
        </button>
      </div>
    </>
  );
}
