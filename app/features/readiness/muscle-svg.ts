import { type Facing, muscleIds, muscles } from "#app/domain/readiness/muscles.ts";
import { mirror, shapes, skin, viewBox } from "./ui/muscle-shapes.ts";

/** A group per muscle with its id and name, for an app to colour. */
export function muscleSvg(facing: Facing): string {
  const groups = muscleIds
    .filter((id) => muscles[id].facing === facing)
    .map((id) => {
      const { path, isMirrored } = shapes[id];
      const turned = isMirrored ? ` transform="${mirror}"` : "";
      return `<g id="${id}"><title>${muscles[id].name}</title><path d="${path}"${turned}/></g>`;
    });
  const looks = 'fill="#f2f0ec" stroke="#8f8a82" stroke-width="4"';
  const half = `<path d="${skin[facing]}"`;
  const body = `<g fill="#e2dfd9">${half}/>${half} transform="${mirror}"/></g><g ${looks}>${groups.join("")}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;
}
