import type { Module } from "./document.ts";
import { mapShared } from "./lists.ts";

/** The sets of each position: the main variation first, then its alternatives. */
export function positionsOf(modules: Module[]): Module[][] {
  const positions: Module[][] = [];
  for (const module of modules) {
    const last = positions.at(-1);
    if (last?.[0]?.orderNumber === module.orderNumber) last.push(module);
    else positions.push([module]);
  }
  return positions;
}

/** The sets in order, positions numbered from 1 and the variations of each from 0; rightly numbered ones are shared. */
export function numberPositions(positions: Module[][]): Module[] {
  return positions
    .filter((variations) => variations.length > 0)
    .flatMap((variations, index) =>
      mapShared(variations, (module, variation) => numbered(module, index + 1, variation)),
    );
}

/** The number (from 1) of the position that holds the set; 0 when none does. */
export function positionOf(positions: Module[][], moduleId: string): number {
  return positions.findIndex((variations) => variations.some(({ id }) => id === moduleId)) + 1;
}

function numbered(module: Module, orderNumber: number, orderNumberInAlternatives: number): Module {
  const isRight = module.orderNumber === orderNumber && module.orderNumberInAlternatives === orderNumberInAlternatives;
  return isRight ? module : { ...module, orderNumber, orderNumberInAlternatives };
}
