import { describe, expect, test } from "vitest";
import { type Published, type PublishStep, publish, publishVariant } from "./publishing.ts";

describe("the dialog", () => {
  const admin = { isAdmin: true, isPartner: false, isCreator: false };
  const partner = { isAdmin: false, isPartner: true, isCreator: true };

  test.each([
    ["an administrator who created it", { ...admin, isCreator: true }, ["creator", "creator", "creator"]],
    ["an administrator who did not", admin, ["readOnly", "decide", "creator"]],
    ["an administrator who is a partner too", { ...admin, isPartner: true }, ["readOnly", "decide", "creator"]],
    ["the partner who created it", partner, ["suggest", "readOnly", "readOnly"]],
    ["another partner", { ...partner, isCreator: false }, [null, null, null]],
    ["a trainer", { isAdmin: false, isPartner: false, isCreator: true }, [null, null, null]],
  ])("of %s, Unpublished, Pending, Published", (_, viewer, variants) => {
    expect([1, 2, 3].map((status) => publishVariant(viewer, status))).toEqual(variants);
  });
});

const accept: PublishStep = { step: "accept", priceCents: 4990, feedback: "Well built." };
const decline: PublishStep = { step: "decline", feedback: "More rest, please." };
const suggest: PublishStep = { step: "suggest", priceCents: 5500 };
const update: PublishStep = { step: "update", isCreator: true, isPublished: true, priceCents: 100, feedback: "Mine" };
const byAnother: PublishStep = { ...update, isCreator: false, feedback: "Cheaper now" };

function at(status: number): Published {
  return { status, priceCents: 5500, askedPriceCents: null, feedback: "Before", version: 7 };
}

describe("a step", () => {
  test.each<[PublishStep, number, Partial<Published>]>([
    [suggest, 1, { status: 2, priceCents: 5500 }],
    [accept, 2, { status: 3, priceCents: 4990, askedPriceCents: 5500, feedback: "Well built." }],
    [decline, 2, { status: 1, priceCents: 5500, feedback: "More rest, please." }],
    [update, 1, { status: 3, priceCents: 100, feedback: "Before" }],
    [{ ...update, isPublished: false }, 3, { status: 1, priceCents: 100 }],
    [byAnother, 3, { status: 3, priceCents: 100, feedback: "Cheaper now" }],
  ])("%j from status %i", (step, status, expected) => {
    expect(publish(at(status), 7, step)).toEqual({ ok: true, next: { ...at(status), ...expected, version: 8 } });
  });

  test.each<[PublishStep, number, string]>([
    [byAnother, 1, "Only its creator can publish a program that is not Published."],
    [byAnother, 2, "Only its creator can publish a program that is not Published."],
    [suggest, 2, "This program has already been offered."],
    [suggest, 3, "This program has already been offered."],
    [accept, 1, "This program is not waiting for a decision."],
    [accept, 3, "This program is not waiting for a decision."],
    [decline, 1, "This program is not waiting for a decision."],
    [decline, 3, "This program is not waiting for a decision."],
  ])("%j is refused at status %i", (step, status, reason) => {
    expect(publish(at(status), 7, step)).toEqual({ ok: false, reason });
  });

  test.each<[PublishStep, number]>([
    [suggest, 1],
    [accept, 2],
    [decline, 2],
    [update, 1],
    [{ ...byAnother, isPublished: false }, 3],
  ])("%j sent twice acts once and answers alike", (step, status) => {
    const once = publish(at(status), 7, step);
    if (!once.ok) throw new Error(once.reason);
    expect(publish(once.next, 7, step)).toEqual(once);
  });

  test("that comes after another one is refused, and says how things stand", () => {
    const accepted = publish(at(2), 7, accept);
    if (!accepted.ok) throw new Error(accepted.reason);
    expect(publish(accepted.next, 7, decline)).toEqual({
      ok: false,
      reason:
        "This was changed in the meantime, by somebody else or in another tab. Check it again. It is Published now.",
    });
    expect(publish(at(2), 5, accept).ok).toBe(false);
    expect(publish(at(2), 8, accept).ok).toBe(false);
  });

  test("of an old form never decides on a later suggestion", () => {
    const again: Published = { ...at(2), version: 9 };
    expect(publish(again, 7, accept).ok).toBe(false);
  });
});
