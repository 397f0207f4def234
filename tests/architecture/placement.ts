/**
 * Where each table would stand on a PostgreSQL that is distributed by account (docs/scaling.md): a table named in none of
 * these is split by its account, together with all others that are.
 */
export const placement = {
  /** The same for everybody, and small: whole on every node. */
  reference: [
    "difficulties",
    "set_types",
    "trackables",
    "exercise_categories",
    "exercise_subcategories",
    "packages",
    "question_categories",
    "questions",
    "question_answers",
  ],
  /** Of no account, or of none yet: on the first node alone. */
  first: [
    "jobs",
    "job_marks",
    "rate_limits",
    "credit_note_counters",
    "invoice_counters",
    "passkey_challenges",
    "webhook_events",
    "mails",
    "reconciliations",
  ],
  /** Found before the account is known: split by its own key. */
  byOwnKey: ["user_emails", "sessions", "refresh_tokens", "passkeys", "link_tokens"],
} as const;

/** Keys that no node alone can hold, and what would hold them instead. */
export const crossing: Record<string, string> = {
  "sessions → users": "a session is split by its token: the erasure of a person would end theirs, as no cascade would",
  refresh_tokens_of_whom: "the same, of the API's tokens",
  "passkeys → users": "the same, of passkeys",
  personal_tokens_by_hash: "a token's text would begin with its account, so that unique within it is unique",
  subscriptions_by_id: "ids are made unique by the app; a webhook's account would be kept beside the id at the gateway",
  charges_by_transaction: "a row a transaction on the first node, written before the charge, as webhook_events are",
  credit_notes_by_number: "the counter stands on the first node, whose lock gives each number once",
  invoices_by_number: "the counter stands on the first node, whose lock gives each number once",
  invoices_by_id: "ids are made unique by the app",
};
