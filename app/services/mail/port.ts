export type Attachment = { filename: string; bytes: Uint8Array };

/** A mail as it is sent. */
export type ComposedMail = {
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
};

/** What came of sending: `again` is whether the same may be taken later. */
export type Delivery = { ok: true } | { ok: false; again: boolean; problem: string };

/** Gives a mail to whoever delivers it. The same key is delivered once, however often it is given. */
export type MailProvider = (mail: ComposedMail, key: string) => Promise<Delivery>;
