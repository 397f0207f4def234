/** Not secret: the sandbox gateway only listens on this machine. */
export const sandboxMerchant = {
  merchantId: "macrocycle_sandbox",
  publicKey: "sandbox_public_key",
  privateKey: "sandbox_private_key",
  accounts: [
    { id: "macrocycle_eur", currency: "EUR" },
    { id: "macrocycle_usd", currency: "USD" },
  ],
};
