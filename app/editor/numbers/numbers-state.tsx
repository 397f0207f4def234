import { useContext } from "react";
import { NumbersContext } from "./numbers.ts";

/** Says when the client's numbers for exercises of the week could not be fetched, and asks for them again. */
export function NumbersState() {
  const numbers = useContext(NumbersContext);
  if (!numbers) return null;
  const { client, unknown, asking, retry } = numbers;
  const isShown = unknown.size > 0 && asking !== "pending";
  return (
    <div className={isShown ? "flex flex-wrap items-center gap-2 text-sm" : "sr-only"}>
      <p role="status">
        {isShown &&
          (asking === "failed"
            ? `The numbers of ${client.name} could not be fetched.`
            : `The numbers of ${client.name} are not known yet. They are asked for again.`)}
      </p>
      {isShown && asking === "failed" && (
        <button className="btn btn-s" type="button" onClick={retry}>
          Try again
          <span className="sr-only">{` to fetch the numbers of ${client.name}`}</span>
        </button>
      )}
    </div>
  );
}
