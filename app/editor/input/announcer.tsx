import { type MutableRefObject, useState } from "react";

export type Announce = (sentence: string) => void;

/** With a state of its own: a sentence about a key renders nothing of the week. */
export function Announcer({ listener }: { listener: MutableRefObject<Announce> }) {
  const [sentence, announce] = useState("");
  listener.current = announce;
  return (
    <p className="sr-only" role="status">
      {sentence}
    </p>
  );
}
