import type { ReportDay } from "#app/domain/report/report.ts";
import type { ReportOrder, ReportPart } from "#app/services/pdf/port.ts";

export const plenty = { heapMegabytes: 256, seconds: 60, waiting: 5 };

const cover = {
  ...{ name: "Texas Method", author: "Ana Kovač", duration: "4 weeks", difficulty: "Intermediate", client: null },
  ...{ shortDescription: "", range: "Day 1 to Day 28", madeOn: "02/03/2026", image: null },
};

export function orderOf(parts: AsyncIterable<ReportPart>): ReportOrder {
  return { cover, coverImages: [], parts };
}

/** That many days of nothing but text. */
export async function* daysOfText(count: number, lines: number): AsyncGenerator<ReportPart> {
  for (let number = 1; number <= count; number++) {
    const motivation = Array.from({ length: lines }, (_, line) => `Day ${number}, line ${line}`).join("\n");
    const day: ReportDay = { restDay: false, place: `Day ${number}`, title: "", motivation, image: null, sets: [] };
    yield { days: [day], images: [] };
  }
}
