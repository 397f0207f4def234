import { useContext } from "react";
import { type CalculatedProps, NumbersContext } from "./numbers.ts";

/** Nothing as long as no client is chosen. */
export function Calculated(props: CalculatedProps) {
  const numbers = useContext(NumbersContext);
  return numbers && <numbers.Calculation {...props} numbers={numbers} />;
}
