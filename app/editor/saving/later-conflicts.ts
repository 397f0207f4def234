import { later } from "#app/ui/browser/later.tsx";

export const Conflicts = later(() => import("./conflicts.tsx").then(({ Conflicts }) => Conflicts));
