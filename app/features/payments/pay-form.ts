import { choice, defineForm, text } from "#app/domain/forms/form.ts";

/** As long as the gateway's own: nothing that a card's number would fit in beside. */
const longestNonce = 100;

/** What is posted to pay: never what stands on a card. `confirmed`: what the bank said. `shown`: the cents of the page. */
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
