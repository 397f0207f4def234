export type Attachment = { filename: string; bytes: Uint8Array };

export type ComposedMail = {
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
};

export type Delivery = { ok: true } | { ok: false; again: boolean; problem: string };

export type MailProvider = (mail: ComposedMail, key: string) => Promise<Delivery>;
