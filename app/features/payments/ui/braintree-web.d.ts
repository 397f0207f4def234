/** What is used of the provider's script, which ships no types. */
declare module "braintree-web/client" {
  export type Client = object;
  const client: { create(options: { authorization: string }): Promise<Client> };
  export default client;
}

declare module "braintree-web/hosted-fields" {
  import type { Client } from "braintree-web/client";

  export type HostedFields = {
    tokenize(options: { cardholderName: string }): Promise<{ nonce: string; details: { bin: string } }>;
    focus(field: Field): Promise<void>;
    setAttribute(options: { field: Field; attribute: "aria-invalid"; value: boolean }): Promise<void>;
    setMessage(options: { field: Field; message: string }): void;
    teardown(): Promise<void>;
  };
  type Field = "number" | "cvv" | "expirationDate";
  type Place = { selector: string; placeholder: string };
  const hostedFields: {
    create(options: {
      client: Client;
      fields: Record<Field, Place>;
      styles: Record<string, Record<string, string>>;
    }): Promise<HostedFields>;
  };
  export default hostedFields;
}

declare module "braintree-web/three-d-secure" {
  import type { Client } from "braintree-web/client";

  type Asked = {
    nonce: string;
    bin: string;
    amount: string;
    email: string;
    billingAddress: Record<string, string>;
    /** Asks who pays, also where the bank would do without. */
    challengeRequested: boolean;
    onLookupComplete: (data: unknown, next: () => void) => void;
  };
  type Info = {
    status: string;
    liabilityShifted: boolean;
    lookup?: { transStatus?: string; transStatusReason?: string };
  };
  export type ThreeDSecure = {
    verifyCard(asked: Asked): Promise<{ nonce: string; threeDSecureInfo: Info }>;
    teardown(): Promise<void>;
  };
  const threeDSecure: { create(options: { client: Client; version: 2 }): Promise<ThreeDSecure> };
  export default threeDSecure;
}
