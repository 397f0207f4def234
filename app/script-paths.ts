/** A part of the address of these scripts that changes with them, by the build; none in development. */
declare const scriptsVersion: string;

const folder = "/scripts";
const scripts = `${folder}${typeof scriptsVersion === "string" ? scriptsVersion : ""}`;

/** Of a page without React: a file of public/scripts. */
export const pageScript = (name: string) => `${scripts}/${name}.js`;

/** The script of a workout's pages, then what it imports: a browser that knows all asks for them at once. */
export const workoutModules = ["page", "clock", "kept", "line", "rounds", "saving"].map(pageScript);

/** Of any other form of one's own pages. */
export const formModules = ["form", "kept", "line"].map(pageScript);

/** Where the file of such an address is; null for any other address. */
export function scriptFile(path: string) {
  const isVersioned = scripts !== folder && path.startsWith(`${scripts}/`);
  return isVersioned ? path.replace(scripts, folder) : null;
}
