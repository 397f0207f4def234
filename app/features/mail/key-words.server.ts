import { paths } from "#app/paths.ts";
import type { MailContents } from "#app/services/mail/mail.ts";
import { nameInMail } from "./names.ts";

type Settings = { productName: string; publicUrl: string };
type Phrases = { hello: (firstName: string) => string; site: (settings: Settings, path: string) => string };

/** The mails about what opens an account, or holds all of it. */
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
          `${made}${called && `, ${called},`} on ${moment}. If it was you, there is nothing to do.`,
          "If it was not you, set a new password at once. It ends every login, and you can revoke tokens and passkeys with it.",
        ],
        action: { label: "Set a new password", href: site(settings, paths.forgotPassword()) },
        notes: [`You find it here: ${site(settings, where)}`],
      };
    },
    tokenEnds: ({ firstName, name, day }: MailContents["tokenEnds"], settings: Settings) => ({
      subject: `An access token of your ${settings.productName} account ends on ${day}`,
      heading: "An access token ends soon",
      paragraphs: [
        hello(firstName),
        `Your access token ${nameInMail(name)} ends on ${day}. Whatever uses it is turned away from then on.`,
        "If you still need it, make another one, and put it in its place before that day.",
      ],
      action: { label: "See your access tokens", href: site(settings, paths.personalTokens()) },
      notes: [],
    }),
    left: ({ firstName }: MailContents["left"], settings: Settings) => ({
      subject: `Your ${settings.productName} account was erased`,
      heading: "Your account was erased",
      paragraphs: [
        hello(firstName),
        "You left, and what was stored about you is gone. This is the last mail that you get from us.",
      ],
      notes: ["If it was not you, answer this mail or write to support: somebody knew your password."],
    }),
  };
}

const kinds = {
  passkey: { subject: "A new passkey for", made: "A passkey was added to your account", where: paths.passkeys() },
  token: { subject: "A new access token for", made: "An access token was made", where: paths.personalTokens() },
  export: { subject: "All data of", made: "An archive of all your data was asked for", where: paths.yourData() },
} as const;
