import { Form } from "@remix-run/react";
import type { InputHTMLAttributes } from "react";
import { maxRepeats, ruleNames } from "#app/domain/workout/repeat/repeat-rules.ts";

type Quantity = {
  key: string;
  name: string;
  isTime: boolean;
  steps: { choices: readonly number[]; initial: number } | null;
  kind: string;
  by: string;
  step: string;
  weeks: string;
  at: string;
  own: { name: string; field: string; by: string }[];
};
type Problem = { name: string; message: string };
type Typed = { week: string; to: string; times: string };
type RulesProps = { typed: Typed; quantities: Quantity[]; problems: Problem[] };

export function RepeatRules({ typed, quantities, problems }: RulesProps) {
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;
  return (
    <Form method="get" className="form" preventScrollReset noValidate>
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="repeat-rule">
        <TypedField
          {...{ name: "week", label: "From week", error: errorOf("week"), type: "number", min: 1 }}
          defaultValue={typed.week}
        />
        <TypedField
          {...{ name: "to", label: "to week", error: errorOf("to"), type: "number", min: 1 }}
          defaultValue={typed.to}
        />
        <TypedField
          {...{ name: "times", label: "How many times", error: errorOf("times"), type: "number", min: 1 }}
          max={maxRepeats}
          defaultValue={typed.times}
        />
      </div>
      {quantities.map((quantity) => (
        <RuleFields key={quantity.key} quantity={quantity} errorOf={errorOf} />
      ))}
      <div className="actions">
        <button className="btn" type="submit">
          Preview
        </button>
      </div>
    </Form>
  );
}

function Problems({ problems }: { problems: Problem[] }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what went wrong
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      <h2>There is a problem</h2>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type RuleProps = { quantity: Quantity; errorOf: (name: string) => string | undefined };

function RuleFields({ quantity, errorOf }: RuleProps) {
  const { key, name, isTime, steps, kind, by, step } = quantity;
  const names = ruleNames(key);
  return (
    <fieldset className="repeat-rule">
      <legend>{name}</legend>
      <ChosenField
        name={names.kind}
        label="Each week"
        value={kind}
        options={[
          ["none", "stays as it is"],
          ["amount", "+ n"],
          ["percent", "+ n %"],
        ]}
      />
      <TypedField
        name={names.by}
        label={isTime ? "n, like 0:15 or 5 %" : "n, with a minus for less"}
        error={errorOf(names.by)}
        defaultValue={by}
        size={6}
      />
      {steps && (
        <ChosenField
          name={names.step}
          label="Round % to"
          value={step || String(steps.initial)}
          options={steps.choices.map((choice) => [String(choice), choice === 0 ? "off" : String(choice)])}
        />
      )}
      <Exceptions quantity={quantity} errorOf={errorOf} />
    </fieldset>
  );
}

/** Folded until something is typed in it: few weeks need it, and an exercise more is a field more. */
function Exceptions({ quantity: { key, own, isTime, weeks, at }, errorOf }: RuleProps) {
  const names = ruleNames(key);
  const isUsed = [weeks, at, ...own.map(({ by }) => by)].some((text) => text.trim() !== "");
  return (
    <details className="col-span-full" open={isUsed}>
      <summary className="cursor-pointer py-1.5">
        {own.length > 0 ? "By exercise, and lighter weeks" : "Lighter weeks"}
      </summary>
      {own.length > 0 && (
        <p className="hint">{`Each week of one exercise: ${isTime ? "0:15" : "5"}, -2.5 or 2.5 %. 0 keeps it as it is; empty, it goes as above.`}</p>
      )}
      <div className="repeat-rule">
        {own.map(({ name, field, by }) => (
          <TypedField key={field} name={field} label={name} error={errorOf(field)} defaultValue={by} size={6} />
        ))}
        <TypedField
          name={names.weeks}
          label="Lighter weeks, like 4 or 4, 8"
          error={errorOf(names.weeks)}
          defaultValue={weeks}
          size={6}
        />
        <TypedField
          name={names.at}
          label="at n % of their values, like 90"
          error={errorOf(names.at)}
          defaultValue={at}
          size={6}
        />
      </div>
    </details>
  );
}

type TypedProps = { name: string; label: string; error: string | undefined } & InputHTMLAttributes<HTMLInputElement>;

function TypedField({ name, label, error, ...rest }: TypedProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <input
        className="input"
        id={name}
        name={name}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        {...rest}
      />
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type ChosenProps = { name: string; label: string; value: string; options: readonly (readonly [string, string])[] };

function ChosenField({ name, label, value, options }: ChosenProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <select className="input" id={name} name={name} defaultValue={value}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
