import { defineForm } from "#app/domain/forms/form.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { capitalised } from "#app/domain/text/capital.ts";
import { paths } from "#app/paths.ts";

export const mailList = defineList({
  at: paths.mails,
  noun: ["mail", "mails"],
  size: 24,
  filters: { show: { label: "Show", none: "Parked", words: "…" } },
});

export type MailQuery = Query<typeof mailList>;

export const mailChoices: Choices<typeof mailList> = {
  show: [
    { value: "waiting", label: "Waiting", words: "waiting to be sent" },
    { value: "sent", label: "Sent", words: "that were sent" },
  ],
};

export const resendMailForm = defineForm({ id: "resend-mail", fields: {} });

export type MailRow = {
  id: string;
  kind: string;
  recipient: string;
  createdAt: string;
  attempts: number;
  state: "sent" | "waiting" | "parked";
  problem: string | null;
};

export function formatKind(kind: string): string {
  return capitalised(kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
