import { createHmac } from "node:crypto";

export function formMark(secret: string, userId: string) {
  const seal = createHmac("sha256", secret).update(`a form opened by ${userId}`);
  return seal.digest("base64url").slice(0, 22);
}
