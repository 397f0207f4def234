import type { Module } from "./document.ts";
import { mapShared } from "./lists.ts";

export function positionsOf(modules: Module[]): Module[][] {
  const positions: Module[][] = [];
  for (const module of modules) {
    const last = positions.at(-1);
    if (last?.[0]?.orderNumber === module.orderNumber) last.push(module);
    else positions.push([module]);
  }
  return positions;
}

/** Positions count from 1, variations from 0. */
export function numberPositions(positions: Module[][]): Module[] {
  return positions
    .filter((variations) => variations.length > 0)
    .flatMap((variations, index) =>
      mapShared(variations, (module, variation) => numbered(module, index + 1, variation)),
    );
}

/** Counted from 1; 0 if there is none. */
export function positionOf(positions: Module[][], moduleId: string): number {
  return positions.findIndex((variations) => variations.some(({ id }) => id === moduleId)) + 1;
}

function numbered(module: Module, orderNumber: number, orderNumberInAlternatives: number): Module {
  const isRight = module.orderNumber === orderNumber && module.orderNumberInAlternatives === orderNumberInAlternatives;
  return isRight ? module : { ...module, orderNumber, orderNumberInAlternatives };
}
