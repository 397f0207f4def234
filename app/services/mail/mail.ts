/** What each kind of mail tells, beside whom it goes to. `linkId`: of the link (services/link-tokens) that it leads to. */
export type MailContents = {
  activation: { firstName: string; linkId: string };
  /** `isKnown`, `isReminder`: 'yes' or '': the e-mail has an account; it was sent before. */
  invitation: {
    inviterName: string;
    businessName: string;
    linkId: string;
    inviteId: string;
    as: "client" | "roles" | "both";
    isKnown: "yes" | "";
    isReminder: "yes" | "";
  };
  /** To the person, of a relation with a coach. */
  coachingBegan: { firstName: string; businessName: string };
  /** `left`: nobody of the business has an account any more. */
  coachingEnded: { firstName: string; businessName: string; endedBy: "person" | "coach" | "left" };
  reset: { firstName: string; linkId: string };
  passwordChanged: { firstName: string };
  /** `moment`: in words, where the person is; `device`: '' of a browser that does not say what it is. */
  newDevice: { firstName: string; device: string; moment: string };
  /** A passkey or a personal token with its name, or an archive of all their data. */
  keyMade: { firstName: string; what: "passkey" | "token" | "export"; name: string; moment: string };
  /** `day`: in words, on which the personal token of that name ends. */
  tokenEnds: { firstName: string; name: string; day: string };
  left: { firstName: string };
  emailTaken: { firstName: string };
  /** Of a program whose partner suggests a price, to who decides on it. */
  publishAsked: { creatorName: string; programName: string; programId: string; price: string };
  /** The decision, to who asked for it. */
  publishAnswered: {
    firstName: string;
    programName: string;
    programId: string;
    answer: "accepted" | "declined";
    price: string;
    feedback: string;
  };
  /** To who paid; `invoiceId`: of the account that the mail is of, whose PDF goes with it. */
  paid: { firstName: string; name: string; amount: string; invoiceId: string; number: string };
  /** To the buyer, when money of an invoice went back; `creditNoteId`: of the account that the mail is of. */
  credited: {
    firstName: string;
    name: string;
    cause: "refund" | "dispute";
    amount: string;
    number: string;
    invoiceNumber: string;
    creditNoteId: string;
  };
  /** Of a renewal, to who pays; `name`: of the package. */
  chargeFailed: { firstName: string; name: string; amount: string };
  /** `until`: the last day that is paid for, in words; '' where that is over. */
  subscriptionCancelled: { firstName: string; name: string; until: string };
  subscriptionExpiring: { firstName: string; name: string; until: string };
  support: { senderName: string; message: string };
};

export type MailKind = keyof MailContents;

/** A mail to one person. `accountId`: whose business it is of. */
export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: { kind: K; recipient: string; accountId: string | null; replyTo?: string; content: MailContents[K] };
}[Kind];
