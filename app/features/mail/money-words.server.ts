import { formatEuros } from "#app/domain/money/euros.ts";
import { retryDays } from "#app/domain/money/subscription/transitions.ts";
import { paths } from "#app/paths.ts";
import type { MailContents } from "#app/services/mail/mail.ts";
import { nameInMail } from "./names.ts";

type Settings = { productName: string; publicUrl: string };
type Phrases = { hello: (firstName: string) => string; site: (settings: Settings, path: string) => string };

export function moneyWriters(phrases: Phrases) {
  return { ...paymentWriters(phrases), ...subscriptionWriters(phrases) };
}

function paymentWriters({ hello, site }: Phrases) {
  return {
    paid: ({ firstName, name, amount, number }: MailContents["paid"], settings: Settings) => {
      const isFree = amount === formatEuros(0);
      const got = isFree ? `${nameInMail(name)} is yours, for free.` : `You paid ${amount} for ${nameInMail(name)}.`;
      return {
        subject: `Your invoice ${number} from ${settings.productName}`,
        heading: isFree ? "Thank you" : "Thank you for your payment",
        paragraphs: [hello(firstName), `${got} Your invoice is number ${number}.`],
        action: { label: "See your invoices", href: site(settings, paths.billing()) },
        notes: [],
      };
    },
    credited: (
      { firstName, name, cause, amount, number, invoiceNumber }: MailContents["credited"],
      settings: Settings,
    ) => {
      const back = cause === "refund" ? `We refunded ${amount}` : `Your bank returned ${amount} to you`;
      return {
        subject: `Your credit note ${number} from ${settings.productName}`,
        heading: cause === "refund" ? "Your refund" : "Your payment was returned",
        paragraphs: [
          hello(firstName),
          `${back} for ${nameInMail(name)}. The credit note ${number} is attached; it belongs to your invoice ${invoiceNumber}.`,
        ],
        action: { label: "See your invoices", href: site(settings, paths.billing()) },
        notes: ["It can take your bank a few days to show the money."],
      };
    },
  };
}

function subscriptionWriters({ hello, site }: Phrases) {
  return {
    chargeFailed: ({ firstName, name, amount }: MailContents["chargeFailed"], settings: Settings) => ({
      subject: `Your ${settings.productName} subscription could not be renewed`,
      heading: "Your subscription could not be renewed",
      paragraphs: [
        hello(firstName),
        `The charge of ${amount} for ${nameInMail(name)} failed.`,
        `Renewal is retried for ${retryDays} consecutive days, after which the subscription is cancelled and you may subscribe again.`,
      ],
      action: { label: "See your subscription", href: site(settings, paths.subscription()) },
      notes: [
        "Your bank can say why the card was declined. On your subscription page you can try again or change the card.",
      ],
    }),
    subscriptionCancelled: ({ firstName, name, until }: MailContents["subscriptionCancelled"], settings: Settings) => ({
      subject: `Your ${settings.productName} subscription was cancelled`,
      heading: "Your subscription was cancelled",
      paragraphs: [
        hello(firstName),
        `Your subscription to ${nameInMail(name)} was cancelled. Nothing more will be charged for it.`,
        until ? `You can still use it until ${until}.` : "You may subscribe again whenever you like.",
      ],
      action: { label: "See your subscription", href: site(settings, paths.subscription()) },
      notes: [],
    }),
    subscriptionExpiring: ({ firstName, name, until }: MailContents["subscriptionExpiring"], settings: Settings) => ({
      subject: `Your ${settings.productName} subscription ends on ${until}`,
      heading: "Your subscription is about to end",
      paragraphs: [
        hello(firstName),
        `Your subscription to ${nameInMail(name)} was cancelled. You can still use it until ${until}.`,
        "After that you may subscribe again.",
      ],
      action: { label: "See your subscription", href: site(settings, paths.subscription()) },
      notes: [],
    }),
  };
}
