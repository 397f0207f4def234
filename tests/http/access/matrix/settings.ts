import type { AccessRows } from "./row.ts";

const page = "app:enter";
const passkey = { page: "signIn:manage", thing: "passkey", see: "signIn:manage" } as const;
const invoice = { page: "invoice:see", thing: "invoice", see: "invoice:see" } as const;
const user = { page: "user:manage", thing: "user", see: "user:manage" } as const;

const noOrder = "00000000-0000-7000-8000-000000000000";
const storeProgram = { page: "store:see", thing: "store program", see: "store:see" } as const;

export const settings: AccessRows = {
  "/settings": { page },
  "/settings/account/info": { page },
  "/settings/account/password": { page },
  "/settings/account/subscription": { page },
  // why: nobody of that test has a subscription; tests/http/payments/subscription.test.ts has
  "/settings/account/subscription/cancel": {
    page: "invoice:see",
    get: { answer: "missing" },
    post: { answer: "missing" },
  },
  "/settings/account/subscription/card": {
    page: "subscription:manage",
    get: { answer: "missing" },
    post: { fields: { id: noOrder, nonce: "fake-valid-mastercard-nonce", shown: "4900", card: "" }, answer: "missing" },
  },
  "/settings/account/subscription/try-again": {
    page: "subscription:manage",
    get: { answer: "missing" },
    post: { fields: { id: noOrder }, answer: "missing" },
  },
  // why: nobody of that test has an order; tests/http/payments/change-card.test.ts has
  "/settings/account/withdraw-payment": {
    page: "store:see",
    post: { fields: { id: noOrder }, answer: "missing" },
  },
  "/settings/account/passkeys": { page: "signIn:manage" },
  "/settings/account/passkeys/options": { page: "signIn:manage", post: {} },
  "/settings/account/passkeys/:passkeyId/rename": { ...passkey, post: { fields: { name: "Renamed" } } },
  "/settings/account/passkeys/:passkeyId/delete": passkey,
  "/settings/account/tokens": { page: "signIn:manage" },
  "/settings/account/tokens/new": { page: "signIn:manage", post: { fields: { name: "Mine", lifetime: "30" } } },
  "/settings/account/tokens/:tokenId/revoke": { page: "signIn:manage", thing: "token", see: "signIn:manage" },
  "/settings/account/devices": { page: "signIn:manage" },
  "/settings/account/devices/sign-out": { page: "signIn:manage" },
  "/settings/account/devices/:sessionId/sign-out": {
    page: "signIn:manage",
    thing: "session",
    see: "signIn:manage",
    get: { isBlind: true },
  },
  "/settings/account/data": { page: "ownData:manage" },
  "/settings/account/data/:exportId": { page: "ownData:manage", thing: "export", see: "ownData:manage" },
  "/settings/account/data/leave": { page: "ownData:manage" },
  "/settings/commissions": { page: "sale:see" },
  "/settings/commissions/csv": { page: "sale:see" },
  "/settings/payments": { page: "reconciliation:see" },
  "/settings/payments/:findingId": {
    page: "reconciliation:finish",
    thing: "finding",
    see: "reconciliation:see",
    post: { allow: "reconciliation:finish" },
  },
  "/settings/users": { page: "user:manage" },
  "/settings/users/:userId": user,
  "/settings/users/:userId/delete": user,
  "/settings/mails": { page: "mail:resend" },
  "/settings/mails/:mailId": { page: "mail:resend", thing: "mail", see: "mail:resend" },
  "/settings/programs": { page: "store:see" },
  "/settings/programs/:programId": storeProgram,
  "/settings/programs/:programId/buy": storeProgram,
  "/settings/programs/:programId/buy/by-invoice": storeProgram,
  "/settings/billing": { page: "invoice:see" },
  "/settings/billing/info": { page: "billing:manage", post: { fields: { oib: "", version: "0" } } },
  "/settings/billing/invoices/:invoiceId": invoice,
  "/settings/billing/invoices/:invoiceId/pdf": invoice,
  // why: no invoice of that test was paid back; tests/http/payments/invoices.test.ts has one
  "/settings/billing/invoices/:invoiceId/credit-notes/:noteId/pdf": {
    page: "invoice:see",
    get: { answer: "missing" },
  },
  "/settings/billing/invoices/:invoiceId/end-licence": {
    page: "licence:end",
    thing: "invoice",
    get: { answer: "missing" },
    post: { answer: "missing" },
  },
};
