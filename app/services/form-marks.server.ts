import { createHmac } from "node:crypto";

/** The sealed mark of the forms that this person opens (http/body/opened-by.server.ts). */
export function formMark(secret: string, userId: string) {
  const seal = createHmac("sha256", secret).update(`a form opened by ${userId}`);
  return seal.digest("base64url").slice(0, 22);
}
