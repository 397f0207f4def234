import { paths } from "#app/paths.ts";
import type { MailContents } from "#app/services/mail/mail.ts";
import { nameInMail } from "./names.ts";

type Settings = { productName: string; publicUrl: string };
type Phrases = { hello: (firstName: string) => string; site: (settings: Settings, path: string) => string };

export function keyWriters({ hello, site }: Phrases) {
  return {
    keyMade: ({ firstName, what, name, moment }: MailContents["keyMade"], settings: Settings) => {
      const { subject, made, where } = kinds[what];
      const called = nameInMail(name);
      return {
        subject: `${subject} your ${settings.productName} account`,
        heading: `${subject} your account`,
        paragraphs: [
          hello(firstName),
          `${made(called && ` (${called})`)} on ${moment}. If it was you, there is nothing to do.`,
          "If it was not you, set a new password at once. That logs everybody out, and you can revoke tokens and passkeys in the same step.",
        ],
        action: { label: "Set a new password", href: site(settings, paths.forgotPassword()) },
        notes: [`See it here: ${site(settings, where)}`],
      };
    },
    tokenEnds: ({ firstName, name, day }: MailContents["tokenEnds"], settings: Settings) => ({
      subject: `An access token of your ${settings.productName} account ends on ${day}`,
      heading: "An access token ends soon",
      paragraphs: [
        hello(firstName),
        `Your access token ${nameInMail(name)} ends on ${day}. After that day, it no longer works.`,
        "If you still need it, create a new one and switch to it before then.",
      ],
      action: { label: "See your access tokens", href: site(settings, paths.personalTokens()) },
      notes: [],
    }),
    left: ({ firstName }: MailContents["left"], settings: Settings) => ({
      subject: `Your ${settings.productName} account was erased`,
      heading: "Your account was erased",
      paragraphs: [
        hello(firstName),
        "You left, and we erased what we stored about you. This is our last e-mail to you.",
      ],
      notes: ["If it was not you, reply to this e-mail or write to support: somebody knew your password."],
    }),
  };
}

const kinds = {
  passkey: {
    subject: "A new passkey for",
    made: (name: string) => `A passkey${name} was added to your account`,
    where: paths.passkeys(),
  },
  token: {
    subject: "A new access token for",
    made: (name: string) => `An access token${name} was created for your account`,
    where: paths.personalTokens(),
  },
  export: {
    subject: "A copy of all data of",
    made: () => "Somebody asked for a copy of all your data",
    where: paths.yourData(),
  },
} as const;
