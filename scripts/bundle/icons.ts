import { writeFile } from "node:fs/promises";
import * as lucide from "lucide-react";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawings } from "#app/ui/elements/drawings.ts";
import { iconNames } from "#app/ui/elements/icon-names.ts";

export function buildSprite() {
  const icons = iconNames.map((name) => [name, pathsOf(name)]);
  const symbols = [...icons, ...Object.entries(drawings)].map(
    ([name, paths]) => `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

function pathsOf(name: string) {
  const icons: Record<string, unknown> = lucide;
  const icon = icons[name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (!icon) throw new Error(`lucide-react has no icon named '${name}'.`);
  const markup = renderToStaticMarkup(createElement(icon as ElementType));
  return markup.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

if (import.meta.main) {
  await writeFile(new URL("../../app/ui/elements/icons.svg", import.meta.url), buildSprite());
}
