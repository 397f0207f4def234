export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };

const gap = 12;

/**
 * Below, above, right or left, where it fits first. Otherwise at the far end of the screen: the bottom, or the top for
 * a target in the lower half.
 */
export function placeBeside(target: Box, panel: Size, view: Size): { left: number; top: number } {
  const left = within(target.left, panel.width, view.width);
  const top = within(target.top, panel.height, view.height);
  const below = target.top + target.height + gap;
  const above = target.top - gap - panel.height;
  const right = target.left + target.width + gap;
  const before = target.left - gap - panel.width;
  if (below + panel.height + gap <= view.height) return { left, top: below };
  if (above >= gap) return { left, top: above };
  if (right + panel.width + gap <= view.width) return { left: right, top };
  if (before >= gap) return { left: before, top };
  const isLow = target.top + target.height / 2 > view.height / 2;
  return { left, top: isLow ? gap : Math.max(gap, view.height - panel.height - gap) };
}

/** As near to `wanted` as possible, with a gap on both sides. */
function within(wanted: number, length: number, space: number) {
  return Math.max(gap, Math.min(wanted, space - length - gap));
}
