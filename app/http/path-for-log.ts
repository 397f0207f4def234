/** The path of an address as the log has it: who reads that must not be able to follow the links of other people's mails. */
export function pathForLog(url: string): string {
  const path = url.split("?")[0] ?? "";
  const token = /[\da-f-]{36}\.[\w-]{20,}/gi;
  return hasToken(path, token) ? decoded(path).replace(token, ":token") : path;
}

function hasToken(path: string, token: RegExp) {
  return decoded(path).search(token) >= 0;
}

/** As a page reads it, and as often as it was encoded: any letter of a link can be written as '%' and two digits. */
function decoded(path: string): string {
  const plain = path.replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return plain === path ? plain : decoded(plain);
}
