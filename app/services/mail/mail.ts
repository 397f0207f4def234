/** `linkId`: of the link it leads to (services/link-tokens). */
export type MailContents = {
  activation: { firstName: string; linkId: string };
  /** 'yes' or ''. `isKnown`: the e-mail has an account; `isReminder`: sent before. */
  invitation: {
    inviterName: string;
    businessName: string;
    linkId: string;
    inviteId: string;
    as: "client" | "roles" | "both";
    isKnown: "yes" | "";
    isReminder: "yes" | "";
  };
  coachingBegan: { firstName: string; businessName: string };
  coachingEnded: { firstName: string; businessName: string; endedBy: "person" | "coach" | "left" };
  reset: { firstName: string; linkId: string };
  passwordChanged: { firstName: string };
  /** `moment`: formatted, in the person's time zone; `device`: '' if unknown. */
  newDevice: { firstName: string; device: string; moment: string };
  keyMade: { firstName: string; what: "passkey" | "token" | "export"; name: string; moment: string };
  tokenEnds: { firstName: string; name: string; day: string };
  left: { firstName: string };
  emailTaken: { firstName: string };
  publishAsked: { creatorName: string; programName: string; programId: string; price: string };
  publishAnswered: {
    firstName: string;
    programName: string;
    programId: string;
    answer: "accepted" | "declined" | "unpublished" | "repriced";
    price: string;
    /** '' for any other answer than a new price. */
    oldPrice: string;
    /** '' for the same price. */
    asked: string;
    feedback: string;
  };
  paid: { firstName: string; name: string; amount: string; invoiceId: string; number: string };
  credited: {
    firstName: string;
    name: string;
    cause: "refund" | "dispute";
    amount: string;
    number: string;
    invoiceNumber: string;
    creditNoteId: string;
  };
  chargeFailed: { firstName: string; name: string; amount: string };
  subscriptionCancelled: { firstName: string; name: string; until: string };
  subscriptionExpiring: { firstName: string; name: string; until: string };
  support: { senderName: string; message: string };
};

export type MailKind = keyof MailContents;

export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: { kind: K; recipient: string; accountId: string | null; replyTo?: string; content: MailContents[K] };
}[Kind];
