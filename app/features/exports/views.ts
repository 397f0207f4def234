export type ExportView =
  | { state: "none" }
  | { state: "failed" }
  | { state: "running"; step: number; steps: number }
  | { state: "ready"; id: string; byteSize: number; finishedAt: string; until: string };
