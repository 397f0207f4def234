import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InstructionsPage } from "./instructions-page.tsx";
import { account, administration, licence } from "./parts/account.ts";
import { clients, results } from "./parts/clients.ts";
import { exercises, start } from "./parts/exercises.ts";
import { programs } from "./parts/programs.ts";

export const handle = { scripts: false };
export const meta = pageTitle("Instructions for coaches");

const parts = [start, exercises, programs, clients, results, account, licence, administration];

const intro =
  "How a coach works with {product}: from the first exercise to clients who follow your programs. Everything here also works without JavaScript and by keyboard.";

export default function CoachInstructions() {
  const other = { to: paths.instructions("athletes"), label: "Instructions for athletes" };
  return <InstructionsPage title="Instructions for coaches" intro={intro} parts={parts} other={other} />;
}
