/** '1,234.5': a comma between thousands. */
export function withThousands(written: string): string {
  const [whole = "", ...decimals] = written.split(".");
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ","), ...decimals].join(".");
}
