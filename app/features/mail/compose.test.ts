import { describe, expect, test } from "vitest";
import { linkToken } from "#app/services/link-tokens.server.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import { composeMail } from "./compose.server.ts";
import type { MailSettings } from "./words.server.ts";

const settings: MailSettings = {
  productName: "Macrocycle",
  publicUrl: "https://coaching.test",
  from: "Macrocycle <hello@coaching.test>",
  supportEmail: "help@coaching.test",
  secret: "the secret of the tests, long enough for a server",
};

const linkId = "0b9e1a8e-50cb-4e0f-8f2c-1d0c4f6c9a01";
const moment = "02/03/2026 10:05 (Europe/Zagreb)";
const to = { recipient: "ana@example.test", accountId: null };

const inviteId = "0b9e1a8e-50cb-4e0f-8f2c-1d0c4f6c9a02";

function invited(name: string) {
  const asks = { as: "client", isKnown: "", isReminder: "" } as const;
  return { inviterName: name, businessName: name, linkId, inviteId, ...asks };
}

const answered = { programId: linkId, price: "€45.00", oldPrice: "€40.00", asked: "€49.90" };

function mailsOf(name: string, message = name): Mail[] {
  return [
    { ...to, kind: "activation", content: { firstName: name, linkId } },
    { ...to, kind: "invitation", content: invited(name) },
    { ...to, kind: "reset", content: { firstName: name, linkId } },
    { ...to, kind: "passwordChanged", content: { firstName: name } },
    { ...to, kind: "newDevice", content: { firstName: name, device: "Firefox on Linux", moment } },
    { ...to, kind: "emailTaken", content: { firstName: name } },
    {
      ...to,
      kind: "publishAsked",
      content: { creatorName: name, programName: name, programId: linkId, price: "€49.90" },
    },
    ...(["accepted", "declined", "unpublished", "repriced"] as const).map(
      (answer): Mail => ({
        ...to,
        kind: "publishAnswered",
        content: { ...answered, firstName: name, programName: name, answer, feedback: message },
      }),
    ),
    ...["€29.00", "€0.00"].map(
      (amount): Mail => ({
        ...to,
        kind: "paid",
        content: { firstName: name, name, amount, number: "2026-00007", invoiceId: linkId },
      }),
    ),
    { ...to, kind: "chargeFailed", content: { firstName: name, name, amount: "€29.00" } },
    ...["09/03/2026", ""].map(
      (until): Mail => ({ ...to, kind: "subscriptionCancelled", content: { firstName: name, name, until } }),
    ),
    { ...to, kind: "subscriptionExpiring", content: { firstName: name, name, until: "09/03/2026" } },
    { ...to, kind: "coachingBegan", content: { firstName: name, businessName: name } },
    ...(["person", "coach", "left"] as const).map(
      (endedBy): Mail => ({ ...to, kind: "coachingEnded", content: { firstName: name, businessName: name, endedBy } }),
    ),
    { ...to, kind: "support", replyTo: "luka@example.test", content: { senderName: name, message } },
  ];
}

const all = mailsOf("Ana Kovač").map((mail) => [mail.kind, mail] as const);

function addressesIn(html: string) {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
}

test.each(all)("%s has a subject, HTML and a plain text that says the same", async (_kind, mail) => {
  const { subject, html, text, to: recipient, from } = await composeMail(mail, settings);
  expect({ recipient, from }).toEqual({ recipient: "ana@example.test", from: settings.from });
  expect(subject).toMatch(/^\S.{8,}$/);
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain("prefers-color-scheme: dark");
  expect(html).toContain('<html dir="ltr" lang="en">');
  expect(text).toContain("Macrocycle");
  expect(text).not.toMatch(/<|&[a-z]+;/);
  for (const href of addressesIn(html).filter((one) => one.startsWith("https"))) expect(text).toContain(href);
});

test.each(all)("every link of %s leads to the site of the settings, or to support", async (_kind, mail) => {
  const { html } = await composeMail(mail, settings);
  const strange = addressesIn(html).filter(
    (href) => !/^(https:\/\/coaching\.test|mailto:help@coaching\.test$)/.test(href),
  );
  expect(strange).toEqual([]);
});

test.each([
  ["activation", "/activate-account/"],
  ["invitation", "/signup?token="],
  ["reset", "/reset-password/"],
] as const)("%s has its link in the button, under it and in the text", async (kind, path) => {
  const mail = mailsOf("Ana").find((one) => one.kind === kind);
  if (!mail) throw new Error("There is no such mail.");
  const href = `https://coaching.test${path}${linkToken(settings.secret, kind, linkId)}`;
  const { html, text } = await composeMail(mail, settings);
  expect(addressesIn(html).filter((one) => one === href)).toHaveLength(2);
  expect(text).toContain(`:\n${href}\n`);
});

test("how long a link is good is what the links themselves keep to", async () => {
  const texts = await Promise.all(mailsOf("Ana").map(async (mail) => (await composeMail(mail, settings)).text));
  expect(texts[0]).toContain("good for 7 days and works once");
  expect(texts[1]).toContain("good for 30 days and works once");
  expect(texts[2]).toContain("good for 1 hour and works once");
});

const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</style><svg onload=alert(1)>",
  "<!--<a href='https://evil.test'>",
  "&lt;b&gt;",
  "{{7*7}}",
  "javascript:alert(1)",
];

describe.each(hostile)("%s as a name or a message", (text) => {
  test.each(mailsOf(text).map((mail) => [mail.kind, mail] as const))("is text in %s", async (_kind, mail) => {
    const harmless = mailsOf("Ana").find(({ kind }) => kind === mail.kind);
    if (!harmless) throw new Error("There is no such mail.");
    const [written, usual] = await Promise.all([composeMail(mail, settings), composeMail(harmless, settings)]);
    expect(tagsOf(written.html)).toEqual(tagsOf(usual.html));
  });
});

function tagsOf(html: string) {
  return [...html.matchAll(/<\/?[a-z0-9]+/gi)].map(([tag]) => tag).filter((tag) => !/div$/.test(tag));
}

test("a new login says when and with what, and nothing of a browser that says nothing", async () => {
  const textOf = async (device: string) =>
    (await composeMail({ ...to, kind: "newDevice", content: { firstName: "Ana", device, moment } }, settings)).text;
  expect(await textOf("Firefox on Linux")).toContain(`to your account with Firefox on Linux on ${moment},`);
  expect(await textOf("")).toContain(`to your account on ${moment},`);
  expect(await textOf("")).toContain("https://coaching.test/me/devices");
});

test("a name with line breaks and marks that hide is one line, in subjects too", async () => {
  const name = "Ana\r\nBcc: all@people\u2028\u202Egnp.exe\u0000";
  for (const mail of mailsOf("Ana\r\n\u202EBcc\u2028\u0000 Kovač", "one\r\ntwo")) {
    const { subject, text } = await composeMail(mail, settings);
    expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(text).not.toMatch(/Ana\s*\n/);
  }
  const [invitation] = mailsOf(name).filter(({ kind }) => kind === "invitation");
  if (invitation) expect((await composeMail(invitation, settings)).subject).toBe("A coach invites you to Macrocycle");
});

test.each(["Win at evil.test/prize", "https://evil.test", "www.evil", "ana@evil.test"])(
  "a name that mail programs would make a link (%s) stands in no mail",
  async (name) => {
    for (const mail of mailsOf(name, "hello")) {
      const { subject, html, text } = await composeMail(mail, settings);
      expect(subject + html + text).not.toContain("evil");
    }
  },
);

test("nobody's name passes for the product's own, and what is sold may be called after it", async () => {
  const named = ["invitation", "reset", "publishAsked", "support"];
  for (const mail of mailsOf("Масrосусlе Support", "hello").filter(({ kind }) => named.includes(kind))) {
    const { text } = await composeMail(
      { ...mail, content: { ...mail.content, programName: "Method" } } as Mail,
      settings,
    );
    expect(text).not.toContain("Масrосусlе");
  }
  const paid = mailsOf("Macrocycle Pro").find(({ kind }) => kind === "paid");
  if (paid) expect((await composeMail(paid, settings)).text).toContain("for Macrocycle Pro.");
  const [invitation] = mailsOf("Macrocycle Support").filter(({ kind }) => kind === "invitation");
  if (!invitation) throw new Error("There is no such mail.");
  expect((await composeMail(invitation, settings)).subject).toBe("A coach invites you to Macrocycle");
});

test("initials and a saint are names, and an endless one is cut", async () => {
  const hello = async (firstName: string) => {
    const mail: Mail = { ...to, kind: "reset", content: { firstName, linkId } };
    return (await composeMail(mail, settings)).text.split("\n")[2];
  };
  expect(await hello("J. R. R.")).toBe("Hello J. R. R.,");
  expect(await hello("St. Élodie")).toBe("Hello St. Élodie,");
  expect(await hello("a".repeat(500))).toBe(`Hello ${"a".repeat(80)}…,`);
  expect(await hello("")).toBe("Hello,");
});

test("what was written to support keeps its lines, and is answered to who wrote it", async () => {
  const [support] = mailsOf("Luka", "First <line>\n\nSecond & last").slice(-1);
  if (!support) throw new Error("There is no such mail.");
  const { html, text, replyTo } = await composeMail(support, settings);
  expect(replyTo).toBe("luka@example.test");
  expect(text).toContain("> First <line>\n> \n> Second & last");
  expect(html).toContain("First &lt;line&gt;<br/><br/>Second &amp; last");
});

test("who decides, and who asked, are led to the program's publish dialog, with the price and the reason", async () => {
  const mails = mailsOf("Texas Method", "More rest,\r\nplease.").filter(({ kind }) => kind.startsWith("publish"));
  const written = await Promise.all(mails.map((mail) => composeMail(mail, settings)));
  for (const { html } of written) expect(html).toContain(`https://coaching.test/manage-program/${linkId}/publish`);
  const reason = "\n\nThis is the feedback:\n\n> More rest,";
  const said = [
    ["Texas Method asks to publish", "asks to publish Texas Method and suggests a price of €49.90."],
    ["Texas Method was published", `was accepted at a price of €45.00. You asked for €49.90.${reason}`],
    ["Texas Method was not published", `was declined. You can change it and ask again.${reason}`],
    ["Texas Method was unpublished", `is no longer published. You can change it and ask again.${reason}`],
    ["Texas Method was given a new price", `now costs €45.00 instead of €40.00. You asked for €49.90.${reason}`],
  ].map(([subject = "", text = ""]) => [expect.stringContaining(subject), expect.stringContaining(text)]);
  expect(written.map(({ subject, text }) => [subject, text])).toEqual(said);
});

test("a decision without a word is told without one", async () => {
  const [, accepted] = mailsOf("Texas Method", "").filter(({ kind }) => kind.startsWith("publish"));
  if (!accepted) throw new Error("There is no such mail.");
  expect((await composeMail(accepted, settings)).text).not.toContain("This is the feedback");
});

test.each([
  ["€29.00", "Thank you for your payment", "You paid €29.00 for Strength. Your invoice is number 2026-00007."],
  ["€0.00", "Thank you", "Strength is yours, for free. Your invoice is number 2026-00007."],
])("of what cost %s nobody is told that they paid something else", async (amount, heading, words) => {
  const content = { firstName: "Ana", name: "Strength", amount, number: "2026-00007", invoiceId: linkId };
  const { html, text } = await composeMail({ ...to, kind: "paid", content }, settings);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(text).toContain(words);
  expect(text.includes("You paid")).toBe(amount !== "€0.00");
});

test("an invitation says who asks and what they will see, leads people to sign-up or their own page, and can be declined", async () => {
  const content = { ...invited("Ana Kovač"), businessName: "Kovač Coaching" };
  const { text } = await composeMail({ ...to, kind: "invitation", content }, settings);
  expect(text).toContain("Ana Kovač (Kovač Coaching) wants to coach you");
  expect(text).toMatch(/they will see your readiness answers, your body weight, .*including those from before today/);
  const token = linkToken(settings.secret, "invitation", linkId);
  expect(text).toContain(`https://coaching.test/signup?token=${token}`);
  expect(text).toContain("Once you have, you can train in your browser: https://coaching.test/train");
  expect(text).toContain(`https://coaching.test/decline-invitation/${token}`);

  const known = { ...content, isKnown: "yes", isReminder: "yes", as: "roles" } as const;
  const reminder = await composeMail({ ...to, kind: "invitation", content: known }, settings);
  expect(reminder.subject).toBe("Reminder: Ana Kovač invites you to Macrocycle");
  expect(reminder.text).toContain(`https://coaching.test/me/coaches/${inviteId}`);
  expect(reminder.text).not.toMatch(/\/signup|they will see|\/train/);
});
