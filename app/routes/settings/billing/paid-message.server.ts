import type { Paid } from "#app/features/payments/pay.server.ts";

type Said = { text: string; kind: "good" | "bad" };

export function paidMessage(paid: Paid): Said {
  switch (paid.is) {
    case "done":
    case "had":
      return { text: paid.message, kind: "good" };
    case "refused":
    case "stale":
      return { text: Object.values(paid.problems).flat().join(" "), kind: "bad" };
    case "reversed":
      return { text: paid.problem, kind: "bad" };
    case "open":
    case "confirm":
      return {
        text: "The payment provider has not answered yet. We will ask again automatically; nothing is charged twice.",
        kind: "bad",
      };
  }
}
