export function Skeletons({ count, className = "grid gap-3" }: { count: number; className?: string | undefined }) {
  return (
    <div className={className} role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: why: the lines have no identity and never move
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}
