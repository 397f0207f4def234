import { render } from "@react-email/render";
import type { Mail } from "#app/services/mail/mail.ts";
import type { ComposedMail } from "#app/services/mail/port.ts";
import { mailPage } from "./layout.server.ts";
import { type MailSettings, type MailWords, wordsOf } from "./words.server.ts";

export async function composeMail(mail: Mail, settings: MailSettings): Promise<ComposedMail> {
  const words = wordsOf(mail, settings);
  return {
    from: settings.from,
    to: mail.recipient,
    replyTo: mail.replyTo ?? null,
    subject: words.subject,
    html: await render(mailPage(words, settings)),
    text: plainText(words, settings),
  };
}

function plainText({ heading, paragraphs, quote, action, notes }: MailWords, settings: MailSettings) {
  const { productName, publicUrl, supportEmail } = settings;
  const parts = [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, "> ")]),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...notes,
    `-- \n${productName}, ${publicUrl}${supportEmail ? `\nQuestions? Write to ${supportEmail}` : ""}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
