/** The path of an address as the log has it: who reads that must not be able to follow the links of other people's mails. */
export function pathForLog(url: string): string {
  return (url.split("?")[0] ?? "").replace(/[\da-f-]{36}\.[\w-]{20,}/gi, ":token");
}
