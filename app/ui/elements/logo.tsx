export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      <path d="M3 15a9 9 0 0 1 18 0" />
      <path className="logo-inner" d="M8 15a4 4 0 0 1 8 0" />
      <path d="M3 19h18" />
    </svg>
  );
}
