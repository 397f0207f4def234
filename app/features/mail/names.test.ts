import { expect, test } from "vitest";
import { imitatesProduct, nameInMail } from "./names.ts";

test.each([
  "O'Brien",
  "St. John",
  "Jean-Luc D'Artagnan",
  "J. R. R. Tolkien",
  "Mary-Kate O’Neill Jr.",
  "Đorđe Šarić",
  "Владимир Ильич",
  "Ἀλέξανδρος",
  "山田 太郎",
  "김민준",
  "محمد علي",
  "علی\u200cرضا",
  "ශ්\u200dරී",
  "नरेन्द्र",
  "Anne Marie 2nd",
  "Gym 24/7",
  "Strength & Co.",
])("%s stays as it is", (name) => {
  expect(nameInMail(name)).toBe(name);
  expect(imitatesProduct(name, "Macrocycle")).toBe(false);
});

test("a title without a space gets one", () => {
  expect(nameInMail("Dr.Evil St.John")).toBe("Dr. Evil St. John");
});

test.each([
  "Secure1.com",
  "evil。com",
  "evil｡com",
  "ｅｖｉｌ．ｃｏｍ",
  "evil․com",
  "evil.рф",
  "xn--e1a.xn--p1ai",
  "Win at 10.0.0.1/prize",
  "ana＠evil.test",
  "https://evil",
])("%s reads like an address and is left out", (name) => {
  expect(nameInMail(name)).toBe("");
});

test.each(["Ana\u202egnp.exe", "Ana\u2066 Kovač\u2069", "Ana\u200b\u0000\u0007Kovač", "\u200fAna\u061c"])(
  "control and direction marks are taken out of %j",
  (name) => {
    expect(nameInMail(name)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  },
);

test.each([
  "Macrocycle Support",
  "MACROCYCLE",
  "Team Macrocycle",
  "MacrocycleSupport",
  "Macro cycle",
  "Macro\u200bcycle Team",
  "M a c r o c y c l e",
  "Μacrocycle Support",
  "Масrосусlе Support",
  "Macrocyc1e",
  "MacrocycIe",
  "Macrocyc|e",
  "Rnacrocycle",
  "𝐌𝐚𝐜𝐫𝐨𝐜𝐲𝐜𝐥𝐞",
  "ⓜⓐⓒⓡⓞⓒⓨⓒⓛⓔ",
  "Ｍａｃｒｏｃｙｃｌｅ",
  "ᴍᴀᴄʀᴏᴄʏᴄʟᴇ",
  "Mácrocyclé",
])("%s passes for Macrocycle", (name) => {
  expect(imitatesProduct(name, "Macrocycle")).toBe(true);
});

test.each([
  ["Fitzgerald", "Fit"],
  ["CrossFit Zagreb", "Fit"],
  ["Mia Microcycle", "Macrocycle"],
  ["Support", "Macrocycle"],
])("%s is nobody's but its own beside %s", (name, product) => {
  expect(imitatesProduct(name, product)).toBe(false);
});
