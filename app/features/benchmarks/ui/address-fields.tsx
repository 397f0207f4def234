export function AddressFields({ text, without }: { text: string; without: readonly string[] }) {
  const kept = [...new URLSearchParams(text)].filter(([name]) => !without.includes(name));
  return kept.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
