import { expect, test } from "vitest";
import { isAppOnly, rolesByInvitations } from "./invited-roles.ts";

const none = { isClient: false, isPartner: false, isTrainer: false, isWriter: false };
const client = { ...none, isClient: true };
const writingPartner = { ...none, isPartner: true, isWriter: true };

test("a client and nothing more uses the app alone", () => {
  expect(rolesByInvitations([client, client])).toEqual(["USR"]);
  expect(isAppOnly(rolesByInvitations([client]))).toBe(true);
});

test("a partner who writes, and a guest who trains others, have those roles", () => {
  expect(rolesByInvitations([writingPartner])).toEqual(["PAR", "WRT"]);
  const guest = rolesByInvitations([client, { ...client, isTrainer: true }]);
  expect([guest, isAppOnly(guest)]).toEqual([["TRN"], false]);
});

test("who has roles keeps them", () => {
  expect(rolesByInvitations([client], ["TRN"])).toEqual(["TRN"]);
  expect(rolesByInvitations([writingPartner], ["USR", "PAR"])).toEqual(["USR", "PAR", "WRT"]);
});
