export function log(what: string) {
  console.error(`${what} …`);
}
