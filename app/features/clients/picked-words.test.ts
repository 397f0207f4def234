import { expect, test } from "vitest";
import { describeCounts, describeLeftOut, describeRemoval, describeRemoved } from "./picked-words.ts";

const client = (fullName: string) => ({ id: fullName, fullName });
const invitation = (email: string) => ({ id: email, email, accountId: "", businessName: "" });

test("what will be removed is counted by its kind, and named", () => {
  const clients = [client("Ana Kos"), client("Bo Lie"), client("Cy Ray")];
  expect(describeCounts(3, 1)).toBe("3 clients and 1 invitation");
  expect(describeCounts(0, 2)).toBe("2 invitations");
  const removal = describeRemoval({ clients, own: clients, invitations: [invitation("d@e.test")] });
  expect(removal).toMatch(/^3 clients will be removed: Ana Kos, Bo Lie and Cy Ray\. They will follow no program/);
  expect(removal).toMatch(
    /\n\n1 invitation will be deleted: d@e\.test\. The links that were sent will stop working\.$/,
  );
  expect(describeRemoval({ clients: [], own: [], invitations: [invitation("d@e.test")] })).not.toContain("client");
});

test("what was removed is counted, and so is what a press leaves out", () => {
  expect(describeRemoved({ removed: 1, deleted: 2 })).toBe("1 client was removed. 2 invitations were deleted.");
  expect(describeRemoved({ removed: 0, deleted: 1 })).toBe("1 invitation was deleted.");
  expect(describeRemoved({ removed: 0, deleted: 0 })).toBe("0 clients were removed.");
  expect(describeLeftOut(0, "why")).toBe("");
  expect(describeLeftOut(2, "only clients are in groups")).toBe(
    "2 of the ticked are left out: only clients are in groups.",
  );
});
