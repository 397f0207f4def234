import { choice, defineForm, text } from "#app/domain/forms/form.ts";

/** As long as the gateway's own, too short to hide a card number. */
const longestNonce = 100;

/** Never contains card data. `confirmed`: the bank's answer. `shown`: the cents on the page. */
export const payForm = defineForm({
  id: "pay",
  fields: {
    card: choice({ label: "Card", among: ["kept", "new"], wrong: "Choose a card" }),
    nonce: text({ label: "Card", max: longestNonce, check: nonceProblem }),
    confirmed: text({ label: "Card", max: longestNonce, check: nonceProblem }),
    shown: text({ label: "Sum", required: "Open this page again.", check: shownProblem }),
  },
});

function nonceProblem(typed: string) {
  const digits = typed.replaceAll(/\D/g, "");
  const isCardNumber = /^[\d\s-]+$/.test(typed) && digits.length >= 12 && digits.length <= 19;
  return isCardNumber ? "Enter the card again." : null;
}

function shownProblem(typed: string) {
  return /^\d{1,9}$/.test(typed) ? null : "Open this page again.";
}
