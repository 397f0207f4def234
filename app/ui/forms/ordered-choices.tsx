import { type MouseEvent, useEffect, useRef, useState } from "react";
import { type Direction, movedWithin } from "#app/domain/forms/moved.ts";
import type { Option } from "#app/domain/forms/options.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Choice } from "./choice.tsx";
import { describedBy, FieldError, FieldHint, type FieldProps } from "./field-frame.tsx";
import { asText, type FormField, isChosen } from "./form-field.ts";

type OrderedProps = Omit<FieldProps, "label"> & { legend: string; options: readonly Option[] };

export function OrderedChoices({ meta, legend, hint, options }: OrderedProps) {
  const { fieldset, order, isMoved, announcement, move } = useOrder(meta, options);
  return (
    <fieldset
      ref={fieldset}
      className="field"
      aria-describedby={describedBy(meta, hint)}
      data-entered={isMoved || undefined}
    >
      <legend className="label">{legend}</legend>
      <FieldHint meta={meta} hint={hint} />
      <ul className="choices choices-2">
        {order.map((option, index) => (
          <li key={option.value} className="group flex items-center justify-between gap-2">
            <Choice meta={meta} option={option} isFirst={index === 0} />
            <span className="invisible flex [.group:has(input:checked)_&]:visible">
              <MoveButton meta={meta} option={option} move={move} direction="up" />
              <MoveButton meta={meta} option={option} move={move} direction="down" />
            </span>
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <FieldError meta={meta} />
    </fieldset>
  );
}

type Move = (event: MouseEvent<HTMLButtonElement>, option: Option, direction: Direction) => void;

function MoveButton({ meta, option, direction, move }: ButtonProps) {
  return (
    <button
      type="submit"
      className="btn btn-ghost btn-s"
      formNoValidate
      name="move"
      value={`${meta.name} ${option.value} ${direction}`}
      onClick={(event) => move(event, option, direction)}
    >
      <Icon name={`arrow-${direction}`} />
      <span className="sr-only">{`Move ${option.label} ${direction}`}</span>
    </button>
  );
}

type ButtonProps = { meta: FormField; option: Option; direction: Direction; move: Move };

function useOrder(meta: FormField, options: readonly Option[]) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [first] = useState(() => tickedFirst(meta, options));
  const [order, setOrder] = useState(first);
  const [announcement, setAnnouncement] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: what is moved in the page loses its focus
  useEffect(() => pressed.current?.focus(), [order]);

  function move(event: MouseEvent<HTMLButtonElement>, option: Option, direction: Direction) {
    event.preventDefault();
    pressed.current = event.currentTarget;
    const inputs = [...(fieldset.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])];
    const ticked = order.filter(({ value }) => inputs.some((input) => input.value === value));
    const moved = movedWithin(ticked, option, direction);
    setOrder(order.map((one) => moved[ticked.indexOf(one)] ?? one));
    setAnnouncement(`${option.label} is number ${moved.indexOf(option) + 1} of ${ticked.length}.`);
  }
  return { fieldset, order, isMoved: order.some((one, index) => one !== first[index]), announcement, move };
}

function tickedFirst({ initialValue }: FormField, options: readonly Option[]) {
  const ticked = [initialValue].flat().map(asText);
  const place = ({ value }: Option) => (isChosen(initialValue, value) ? ticked.indexOf(value) : ticked.length);
  return options.toSorted((a, b) => place(a) - place(b));
}
