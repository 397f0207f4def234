/** Document 1 §6. */
export type PublishVariant = "creator" | "decide" | "suggest" | "readOnly";

type Viewer = { isAdmin: boolean; isPartner: boolean; isCreator: boolean };

/**
 * Administrators publish their own or Published programs themselves, decide on other people's Pending ones and only
 * read the rest; partners suggest their own, then only read them. Null for everybody else.
 */
export function publishVariant({ isAdmin, isPartner, isCreator }: Viewer, status: number): PublishVariant | null {
  if (isAdmin) return isCreator || status === 3 ? "creator" : status === 2 ? "decide" : "readOnly";
  if (!isPartner || !isCreator) return null;
  return status === 1 ? "suggest" : "readOnly";
}

/** Status 1 Unpublished, 2 Pending, 3 Published. `version` counts the steps. */
export type Published = {
  status: number;
  priceCents: number | null;
  /** What its partner had asked when it was accepted. */
  askedPriceCents: number | null;
  feedback: string;
  version: number;
};

/** A creator gives no feedback; theirs is ignored. */
export type PublishStep =
  | { step: "update"; isCreator: boolean; isPublished: boolean; priceCents: number; feedback: string }
  | { step: "suggest"; priceCents: number }
  | { step: "accept"; priceCents: number; feedback: string }
  | { step: "decline"; feedback: string };

type Update = Omit<Extract<PublishStep, { step: "update" }>, "isCreator">;

export type RequestedStep = Update | Exclude<PublishStep, { step: "update" }>;

export type PublishOutcome = { ok: true; next: Published } | { ok: false; reason: string };

/**
 * `seen` is the version that the form was rendered for: the same form sent twice acts once and returns the same; any
 * other step in between rejects it.
 */
export function publish(current: Published, seen: number, step: PublishStep): PublishOutcome {
  if (seen === current.version - 1 && isResultOf(current, step)) return { ok: true, next: current };
  if (seen !== current.version) return refuse(`${changed} It is ${statusName(current.status)} now.`);
  if (step.step === "update" && !step.isCreator && current.status !== 3) return refuse(notPublished);
  if (step.step === "suggest" && current.status !== 1) return refuse(notUnpublished);
  if ((step.step === "accept" || step.step === "decline") && current.status !== 2) return refuse(notPending);
  return { ok: true, next: { ...current, ...resultOf(current, step), version: current.version + 1 } };
}

export function statusName(status: number): string {
  return ["Unpublished", "Pending", "Published"][status - 1] ?? "Unpublished";
}

/** In cents; null unless it was published at another price. */
export function askedPrice({ status, priceCents, askedPriceCents }: Omit<Published, "feedback" | "version">) {
  return status === 3 && askedPriceCents !== priceCents ? askedPriceCents : null;
}

/** Decisions §13. */
export const copyNotPublished = "A copy of a bought program can't be published.";

const changed = "This was changed in the meantime, by somebody else or in another tab. Check it again.";
const notUnpublished = "This program has already been offered.";
const notPublished = "Only its creator can publish a program that is not Published.";
const notPending = "This program is not waiting for a decision.";

function resultOf(current: Published, step: PublishStep): Partial<Published> {
  switch (step.step) {
    case "update": {
      const { isCreator, isPublished, priceCents, feedback } = step;
      return { status: isPublished ? 3 : 1, priceCents, ...(isCreator ? {} : { feedback }) };
    }
    case "suggest":
      return { status: 2, priceCents: step.priceCents };
    case "accept":
      return {
        status: 3,
        priceCents: step.priceCents,
        askedPriceCents: current.priceCents,
        feedback: step.feedback,
      };
    case "decline":
      return { status: 1, feedback: step.feedback };
  }
}

function isResultOf(current: Published, step: PublishStep) {
  const result = { ...current, ...resultOf(current, step) };
  return (["status", "priceCents", "feedback"] as const).every((part) => result[part] === current[part]);
}

function refuse(reason: string): PublishOutcome {
  return { ok: false, reason };
}
