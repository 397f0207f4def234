import { z } from "zod";

const base64url = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/);
const common = { id: base64url.max(2000), rawId: base64url.max(2000), type: z.literal("public-key") };
const clientExtensionResults = z.looseObject({}).prefault({});

/** The result of PublicKeyCredential.toJSON. */
const createdSchema = z.object({
  ...common,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

const signedSchema = z.object({
  ...common,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

export function readCreated(text: string) {
  return createdSchema.safeParse(parsed(text)).data ?? null;
}

export function readSigned(text: string) {
  return signedSchema.safeParse(parsed(text)).data ?? null;
}

export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  const said = parsed(Buffer.from(response.clientDataJSON, "base64url").toString("utf8"));
  return z.object({ challenge: base64url }).safeParse(said).data?.challenge ?? "";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
