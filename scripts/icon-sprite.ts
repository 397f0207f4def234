import * as lucide from "lucide-react";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { iconNames } from "#app/ui/elements/icon-names.ts";

/** The file of all icons in use: one symbol each, without colour or width, which the stylesheet gives. */
export function buildSprite() {
  const symbols = iconNames.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${pathsOf(name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

function pathsOf(name: string) {
  const icons: Record<string, unknown> = lucide;
  const icon = icons[name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (!icon) throw new Error(`lucide-react has no icon named '${name}'.`);
  const markup = renderToStaticMarkup(createElement(icon as ElementType));
  return markup.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}
