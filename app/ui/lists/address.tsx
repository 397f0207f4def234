/** On one line; an address that is too long is cut at its end, never broken. A plain function, as cells are. */
export function addressOf(email: string) {
  return (
    <span className="block max-w-72 truncate text-ink-2" title={email}>
      {email}
    </span>
  );
}
