import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false };
export const meta = pageTitle("API");

export default function Docs() {
  return null;
}
