import { afterCoaching } from "#app/domain/people/after-coaching.ts";
import { paths } from "#app/paths.ts";
import { type LinkPurpose, lifetimes, linkToken } from "#app/services/link-tokens.server.ts";
import type { Mail, MailContents, MailKind } from "#app/services/mail/mail.ts";
import { keyWriters } from "./key-words.server.ts";
import { moneyWriters } from "./money-words.server.ts";
import { imitatesProduct, nameInMail } from "./names.ts";

export type MailSettings = {
  productName: string;
  publicUrl: string;
  from: string;
  supportEmail: string | null;
  secret: string;
};

export type MailWords = {
  subject: string;
  heading: string;
  paragraphs: string[];
  quote?: string;
  action?: { label: string; href: string };
  notes: string[];
};

type Writers = { [K in MailKind]: (content: MailContents[K], settings: MailSettings) => MailWords };

const writers: Writers = {
  ...keyWriters({ hello, site }),
  ...moneyWriters({ hello, site }),
  activation: ({ firstName, linkId }, settings) => ({
    subject: `Activate your ${settings.productName} account`,
    heading: `Welcome to ${settings.productName}`,
    paragraphs: [hello(firstName), "Confirm that this e-mail is yours, and your account is ready."],
    action: { label: "Activate account", href: linked(settings, "activation", linkId, paths.activateAccount) },
    notes: [`${goodFor("activation")} If you did not sign up, ignore this e-mail: without the link nothing happens.`],
  }),
  invitation: (content, settings) => invitationWords(content, settings),
  coachingBegan: ({ firstName, businessName }, settings) => {
    const business = nameInMail(businessName) || "A coach";
    return {
      subject: `${business} now coaches you`,
      heading: `${business} now coaches you`,
      paragraphs: [
        hello(firstName),
        `You accepted the invitation. ${business} can now see ${coachSees}, and can enter results for you.`,
        `You can end this at any time. From then on ${afterCoaching}`,
      ],
      action: { label: "See who coaches you", href: site(settings, paths.me()) },
      notes: [
        `Your workouts are waiting in your browser: ${site(settings, paths.train())}`,
        "If you did not accept it, end the coaching and change your password.",
      ],
    };
  },
  coachingEnded: ({ firstName, businessName, endedBy }, settings) => {
    const business = nameInMail(businessName) || "Your coach";
    const subject = {
      person: `You ended your coaching with ${business}`,
      coach: `${business} ended your coaching`,
      left: `${business} no longer coaches you`,
    }[endedBy];
    const what =
      endedBy === "left"
        ? `${business} no longer has an account with ${settings.productName}, so the coaching has ended. They can no longer see any of your data.`
        : `${subject}. From now on ${afterCoaching}`;
    return {
      subject,
      heading: "Your coaching has ended",
      paragraphs: [hello(firstName), what, "Your workouts, results and records stay yours."],
      action: { label: "See who coaches you", href: site(settings, paths.me()) },
      notes: [],
    };
  },
  reset: ({ firstName, linkId }, settings) => ({
    subject: `Set a new password for ${settings.productName}`,
    heading: "Set a new password",
    paragraphs: [hello(firstName), "Somebody, most likely you, asked for a new password for your account."],
    action: { label: "Set a new password", href: linked(settings, "reset", linkId, paths.resetPassword) },
    notes: [`${goodFor("reset")} If it was not you, ignore this e-mail: your password stays as it is.`],
  }),
  passwordChanged: ({ firstName }, settings) => ({
    subject: `Your ${settings.productName} password was changed`,
    heading: "Your password was changed",
    paragraphs: [
      hello(firstName),
      "The password of your account was changed. If it was you, there is nothing more to do.",
      "If it was not you, set a new one at once.",
    ],
    action: { label: "Set a new password", href: site(settings, paths.forgotPassword()) },
    notes: [],
  }),
  newDevice: ({ firstName, device, moment }, settings) => ({
    subject: `A new login to your ${settings.productName} account`,
    heading: "A new login to your account",
    paragraphs: [
      hello(firstName),
      `Somebody logged in to your account${device ? ` with ${device}` : ""} on ${moment}, from a browser that you have not used before. If it was you, there is nothing to do.`,
      "If it was not you, sign out that browser and change your password at once.",
    ],
    action: { label: "See where you are logged in", href: site(settings, paths.devices("me")) },
    notes: [`If you can't log in, set a new password: ${site(settings, paths.forgotPassword())}`],
  }),
  emailTaken: ({ firstName }, settings) => ({
    subject: `You already have a ${settings.productName} account`,
    heading: "You already have an account",
    paragraphs: [
      hello(firstName),
      "Somebody, most likely you, tried to sign up with this e-mail. You already have an account: log in with it.",
    ],
    action: { label: "Log in", href: site(settings, paths.login()) },
    notes: [
      `If you have forgotten your password, ask for a new one: ${site(settings, paths.forgotPassword())}`,
      "If it was not you, there is nothing to do.",
    ],
  }),
  publishAsked: ({ creatorName, programName, programId, price }, settings) => {
    const [creator, program] = [nameInMail(creatorName) || "A partner", nameInMail(programName) || "a program"];
    return {
      subject: `${creator} asks to publish ${program}`,
      heading: "A program is waiting for your decision",
      paragraphs: [`${creator} asks to publish ${program} and suggests a price of ${price}.`],
      action: { label: "Open the program", href: site(settings, paths.publish(programId)) },
      notes: ["You can accept it, at this price or another one, or decline it. Say why, so that its creator knows."],
    };
  },
  publishAnswered: ({ firstName, programName, programId, answer, price, oldPrice, asked, feedback }, settings) => {
    const program = nameInMail(programName) || "Your program";
    const beside = asked ? ` You asked for ${asked}.` : "";
    const [status, sentence] = {
      accepted: ["published", `was accepted at a price of ${price}.${beside}`],
      declined: ["not published", "was declined. You can change it and ask again."],
      unpublished: ["unpublished", "is no longer published. You can change it and ask again."],
      repriced: ["given a new price", `now costs ${price} instead of ${oldPrice}.${beside}`],
    }[answer];
    const said = feedback === "" ? {} : { quote: withoutReturns(feedback) };
    return {
      subject: `${program} was ${status}`,
      heading: `Your program was ${status}`,
      paragraphs: [hello(firstName), `${program} ${sentence}`, ...(feedback === "" ? [] : ["This is the feedback:"])],
      ...said,
      action: { label: "Open the program", href: site(settings, paths.publish(programId)) },
      notes: [],
    };
  },
  support: ({ senderName, message }) => ({
    subject: `Support: ${nameInMail(senderName) || "a message"}`,
    heading: nameInMail(senderName) ? `A message from ${nameInMail(senderName)}` : "A message",
    paragraphs: [],
    quote: withoutReturns(message),
    notes: ["Reply to this e-mail, and your answer goes to whoever wrote the message."],
  }),
};

const coachSees =
  "your readiness answers, your body weight, and your workouts, results and records, including those from before today";

/** People with an account get the page to answer, others the sign-up. */
function invitationWords(content: MailContents["invitation"], settings: MailSettings): MailWords {
  const { inviterName, businessName, linkId, inviteId, as, isKnown, isReminder } = content;
  const { productName } = settings;
  const [name, whole] = [nameInMail(inviterName) || "A coach", inviter(inviterName, businessName)];
  const isCoaching = as !== "roles";
  const told = isCoaching
    ? [
        `${whole} wants to coach you with ${productName}.`,
        `If you accept, they will see ${coachSees}. They can also enter results for you. You can end this at any time.`,
      ]
    : [`${whole} invites you to ${productName}.`, "It is where coaches and athletes plan their training."];
  const to = isKnown
    ? site(settings, paths.myInvitation(inviteId))
    : linked(settings, "invitation", linkId, (token) => paths.signUp({ token }));
  const decline = linked(settings, "invitation", linkId, paths.declineInvitation);
  return {
    subject: `${isReminder ? "Reminder: " : ""}${name} invites you to ${productName}`,
    heading: isCoaching ? `${name} wants to coach you` : `You are invited to ${productName}`,
    paragraphs: isReminder
      ? ["A week ago we sent you this invitation. It is still waiting for your answer.", ...told]
      : told,
    action: { label: isKnown ? "Answer the invitation" : "Accept the invitation", href: to },
    notes: [
      ...(isKnown ? [] : [goodFor("invitation")]),
      `If you don't want this, you can decline it without an account: ${decline}`,
      "Nothing happens until you accept.",
      ...(isCoaching ? [`Once you have, you can train in your browser: ${site(settings, paths.train())}`] : []),
    ],
  };
}

/** Links are sealed here, so the outbox never contains a usable token. */
export function wordsOf(mail: Mail, settings: MailSettings): MailWords {
  const write = writers[mail.kind] as (content: Mail["content"], settings: MailSettings) => MailWords;
  return write(withoutImpostors(mail.content, settings), settings);
}

/** Names of people and businesses. Administrators and program creators may use the product's name. */
const personName = /^(?!program|package).*Name$/;

/** Names that imitate ours become 'A coach' or are left out. */
function withoutImpostors(content: Mail["content"], { productName }: MailSettings) {
  const entries = Object.entries(content).map(([key, value]) => {
    const isImpostor = personName.test(key) && typeof value === "string" && imitatesProduct(value, productName);
    return [key, isImpostor ? "" : value];
  });
  return Object.fromEntries(entries) as Mail["content"];
}

function hello(firstName: string) {
  const name = nameInMail(firstName);
  return name ? `Hello ${name},` : "Hello,";
}

function withoutReturns(text: string) {
  return text.replace(/\r\n?/g, "\n");
}

function inviter(inviterName: string, businessName: string) {
  const name = nameInMail(inviterName) || "A coach";
  const business = nameInMail(businessName);
  return business && business !== name ? `${name} (${business})` : name;
}

function linked(settings: MailSettings, purpose: LinkPurpose, linkId: string, path: (token: string) => string) {
  return site(settings, path(linkToken(settings.secret, purpose, linkId)));
}

function site({ publicUrl }: Pick<MailSettings, "publicUrl">, path: string) {
  return new URL(path, publicUrl).href;
}

const hour = 60 * 60 * 1000;

function goodFor(purpose: LinkPurpose) {
  const hours = lifetimes[purpose] / hour;
  const time = hours === 1 ? "1 hour" : `${hours / 24} days`;
  return `The link is good for ${time} and works once.`;
}
