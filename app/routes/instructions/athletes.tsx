import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InstructionsPage } from "./instructions-page.tsx";
import { joining, own } from "./parts/athletes.ts";

export const handle = { scripts: false };
export const meta = pageTitle("Instructions for athletes");

const parts = [joining, own];

const intro = "How to start training with {product} when a coach has invited you.";

export default function AthleteInstructions() {
  const other = { to: paths.instructions("coaches"), label: "Instructions for coaches" };
  return <InstructionsPage title="Instructions for athletes" intro={intro} parts={parts} other={other} />;
}
