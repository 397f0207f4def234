import { Link, useLocation } from "@remix-run/react";
import type { EditorProgram } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";

type Props = { program: EditorProgram; isSaving: boolean };

/** What can be done with the program as a whole, as far as whoever looks may. */
export function ActionLinks({ program: { id, may }, isSaving }: Props) {
  const { search } = useLocation();
  const links = [
    { may: may.copy, to: paths.copyProgram(id), words: "Copy program", isBusy: isSaving },
    { may: may.assign, to: paths.programClients(id), words: "Add client" },
    { may: may.publish, to: paths.publish(id), words: "Program publish" },
    { may: may.print, to: paths.report(id), words: "Print report" },
    { may: may.delete, to: paths.deleteInEditor(id), words: "Delete program" },
  ];
  return (
    <span className="ed-links">
      {links.map((link) => link.may && <ActionLink key={link.to} {...link} to={link.to + search} />)}
    </span>
  );
}

function ActionLink({ to, words, isBusy }: { to: string; words: string; isBusy?: boolean }) {
  if (isBusy) {
    return (
      <button type="button" className="btn" disabled>
        {words}
      </button>
    );
  }
  return (
    <Link className="btn" to={to} preventScrollReset>
      {words}
    </Link>
  );
}
