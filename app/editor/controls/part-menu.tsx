import type { ReactNode } from "react";
import type { Part } from "#app/domain/workout/clipboard/clip.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";

type Props = { id: string; name: string; children: ReactNode };

/**
 * What is done with a day, a set or an exercise. A popover, so that it opens without script, leaves the card that clips
 * it, and costs no layout while closed.
 */
export function PartMenu({ id, name, children }: Props) {
  return (
    <>
      <button className="ib menu-button" type="button" {...opens(`menu-${id}`)}>
        <span className="sr-only">{`${name}: menu`}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: why: a legend would be read before each button */}
      <div className="menu" id={`menu-${id}`} {...popover} role="group" aria-label={name}>
        {children}
      </div>
    </>
  );
}

/** why: React's types don't know these attributes yet */
const popover: object = { popover: "auto" };
const opens = (id: string): object => ({ popovertarget: id });

type ItemProps = { value: string; disabled?: boolean; children: ReactNode };

export function MenuItem({ value, disabled, children }: ItemProps) {
  return (
    // biome-ignore lint/a11y/useButtonType: why: a kilobyte of every day says nothing new
    <button className="menu-item" name="do" value={value} disabled={disabled}>
      {children}
    </button>
  );
}

/** The part's name, for those who don't see which menu is open. */
export function Of({ name }: { name: string }) {
  return <span className="sr-only">{` ${name}`}</span>;
}

type ClipProps = { workoutKey: string; part: Part; name: string };

export function ClipItems({ workoutKey: key, part, name }: ClipProps) {
  return (
    <>
      <MenuItem value={pressButton({ press: "copy", key, part })}>
        Copy
        <Of name={name} />
      </MenuItem>
      <MenuItem value={pressButton({ press: "paste", key, part })}>
        {part.kind === "workout" ? "Paste into" : "Paste after"}
        <Of name={name} />
      </MenuItem>
    </>
  );
}

type MoveProps = { name: string; up: string | null; down: string | null };

export function MoveItems({ name, up, down }: MoveProps) {
  return (
    <>
      <MenuItem value={up ?? ""} disabled={up === null}>
        Move
        <Of name={name} /> up
      </MenuItem>
      <MenuItem value={down ?? ""} disabled={down === null}>
        Move
        <Of name={name} /> down
      </MenuItem>
    </>
  );
}
