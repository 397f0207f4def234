import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { useClipboardWords } from "#app/editor/state/clipboard.ts";
import { paths } from "#app/paths.ts";
import { fold, foldByEscape, foldWhenLeft } from "./folding.ts";

type Props = { programId: string; page: number };

export function WeekMenu({ programId, page }: Props) {
  const held = useClipboardWords();
  return (
    <details className="week-menu" onClick={closeWhenDone} onKeyDown={foldByEscape} onBlur={foldWhenLeft}>
      <summary className="btn">Week…</summary>
      <div className="week-menu-body">
        <Do press="copyWeek">Copy week</Do>
        <Do press="pasteWeek">Paste week</Do>
        <Link className="btn" to={paths.repeatWeek(programId, page)} preventScrollReset>
          Repeat this week
        </Link>
        <fieldset>
          <legend>Selected days</legend>
          <Do press="restDays">Make rest days</Do>
          <Do press="clearDays">Clear days</Do>
        </fieldset>
        <p className="ed-facts">{held ? `On the clipboard: ${held}` : ""}</p>
      </div>
    </details>
  );
}

function closeWhenDone({ target, currentTarget: menu }: MouseEvent<HTMLDetailsElement>) {
  if ((target as HTMLElement).closest("button")) fold(menu);
}

type DoProps = { press: "copyWeek" | "pasteWeek" | "restDays" | "clearDays"; children: string };

function Do({ press, children }: DoProps) {
  return (
    <button className="btn" type="submit" name="do" value={pressButton({ press })}>
      {children}
    </button>
  );
}
