import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import type { StoreProgram } from "../store/preview.server.ts";

export function StoreProgramView({ program }: { program: StoreProgram }) {
  const { shortDescription, description, imageUrl, firstWeek } = program;
  return (
    <div className="grid gap-4">
      {imageUrl && <img src={imageUrl} alt="" className="max-h-72 w-full rounded object-cover" />}
      <Facts program={program} />
      {shortDescription && <p className="font-medium wrap-anywhere">{shortDescription}</p>}
      {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
      {firstWeek.length > 0 && <FirstWeek days={firstWeek} />}
      <div className="actions items-center">
        <OfferAction program={program} />
      </div>
    </div>
  );
}

function Facts({ program: { authorName, duration, difficulty, workouts, price } }: { program: StoreProgram }) {
  const facts = [
    ["Author", authorName],
    ["Duration", `${duration}, ${workouts}`],
    ["Difficulty", difficulty],
    ["Price", price],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FirstWeek({ days }: { days: StoreProgram["firstWeek"] }) {
  return (
    <section className="grid gap-2">
      <h2 className="font-bold">Its first week</h2>
      <ul className="grid gap-1">
        {days.map(({ day, title, exercises }) => (
          <li key={day} className="wrap-anywhere">
            {`${day}: ${title || "Workout"}, ${exercises}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferAction({ program: { id, offer, price } }: { program: StoreProgram }) {
  if (offer === "own") return <p>This is your own program.</p>;
  if (offer === "bought") {
    return (
      <>
        <p>You have bought this program already.</p>
        <ButtonLink to={paths.editor(id)}>Open the program</ButtonLink>
      </>
    );
  }
  return (
    <ButtonLink variant="primary" to={paths.buyProgram(id)}>
      {price === "Free" ? "Get it for free" : `Buy for ${price}`}
    </ButtonLink>
  );
}
