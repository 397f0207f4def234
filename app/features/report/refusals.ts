import type { PrintRefusal } from "#app/services/pdf/port.ts";

const sentences: Record<PrintRefusal | "away", string> = {
  busy: "Other reports are being made right now. Try again in a minute.",
  slow: "This report takes too long to make. Choose fewer days.",
  large: "This report is too large to make in one go. Choose fewer days.",
  away: "The images of this report can't be read: the server's file store does not respond. Try again in a minute.",
};

export function refusalMessage(why: string | null): string | null {
  return why !== null && Object.hasOwn(sentences, why) ? sentences[why as keyof typeof sentences] : null;
}
