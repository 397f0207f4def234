import { createHmac } from "node:crypto";

/** See http/body/opened-by.server.ts. */
export function formMark(secret: string, userId: string) {
  const seal = createHmac("sha256", secret).update(`a form opened by ${userId}`);
  return seal.digest("base64url").slice(0, 22);
}
