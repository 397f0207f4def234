/** The credentials of the sandbox gateway, which are no secret: it listens on this machine alone. */
export const sandboxMerchant = {
  merchantId: "macrocycle_sandbox",
  publicKey: "sandbox_public_key",
  privateKey: "sandbox_private_key",
  accounts: [
    { id: "macrocycle_eur", currency: "EUR" },
    { id: "macrocycle_usd", currency: "USD" },
  ],
};
