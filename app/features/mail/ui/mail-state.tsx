import { Badge } from "#app/ui/elements/badge.tsx";

type Props = { state: "sent" | "waiting" | "parked"; problem: string | null };

const tones = { sent: "good", waiting: "plain", parked: "bad" } as const;

export function MailState({ state, problem }: Props) {
  return (
    <span className="flex flex-wrap gap-2 wrap-anywhere">
      <Badge tone={tones[state]}>{state}</Badge>
      {problem}
    </span>
  );
}
