type Props = { value: number; max: number; label?: string };

/** Empty at zero, where browsers draw a little of theirs. */
export function ProgressBar({ value, max, label }: Props) {
  return <progress className={look} value={value} max={Math.max(max, 1)} aria-label={label} />;
}

const look =
  "h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent forced-colors:[&::-webkit-progress-value]:bg-[Highlight]";
