import { writeFile } from "node:fs/promises";
import * as lucide from "lucide-react";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawings } from "#app/ui/elements/drawings.ts";
import { frameIconNames, iconNames } from "#app/ui/elements/icon-names.ts";

/** By the file's name in app/ui/elements. */
export const sprites = {
  "icons.svg": () => buildSprite([...drawn(iconNames), ...Object.entries(drawings)]),
  "frame-icons.svg": () => buildSprite(drawn(frameIconNames)),
};

function drawn(names: readonly string[]) {
  return names.map((name): [string, string] => [name, pathsOf(name)]);
}

function buildSprite(icons: [name: string, paths: string][]) {
  const symbols = icons.map(([name, paths]) => `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>`);
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
  for (const [name, build] of Object.entries(sprites))
    await writeFile(new URL(`../../app/ui/elements/${name}`, import.meta.url), build());
}
