/**
 * The provider's validation codes. https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all
 */
export type Refusal = { on: string; attribute: string; code: string; message: string };

const customer = refusals("customer", {
  idIsInUse: ["id", "91609", "Customer ID has already been taken."],
  idIsInvalid: ["id", "91610", "Customer ID is invalid (use only letters, numbers, '-', and '_')."],
  idIsTooLong: ["id", "91612", "Customer ID is too long (maximum is 36 characters)."],
  emailIsInvalid: ["email", "81604", "Email is an invalid format."],
});

const creditCard = refusals("credit_card", {
  customerIdIsRequired: ["customer_id", "91704", "Customer ID is required."],
  customerIdIsInvalid: ["customer_id", "91705", "Customer ID is invalid."],
  tokenIsInvalid: ["token", "91718", "Credit card token is invalid (use only letters, numbers, '-', and '_')."],
  tokenIsInUse: ["token", "91719", "Credit card token is already in use. Please choose another token."],
  tokenIsTooLong: ["token", "91720", "Credit card token is too long (maximum is 36 characters)."],
  nonceIsConsumed: ["payment_method_nonce", "91731", "Cannot use a payment_method_nonce more than once."],
  nonceIsUnknown: ["payment_method_nonce", "91732", "Unknown payment_method_nonce."],
  numberIsInvalid: ["number", "81715", "Credit card number is invalid."],
  numberIsNoTest: ["number", "81717", "Credit card number is not an accepted test number."],
  cvvIsInvalid: ["cvv", "81707", "CVV must be 4 digits for American Express and 3 digits for other card types."],
  expirationIsInvalid: ["expiration_date", "81710", "Expiration date is invalid."],
});

/** The provider publishes no codes for plans, so ours must not rely on these. */
const plan = refusals("plan", {
  idIsInUse: ["id", "92600", "Plan ID has already been taken."],
  idIsInvalid: ["id", "92601", "Plan ID is invalid (use only letters, numbers, '-', and '_')."],
  nameIsRequired: ["name", "92602", "Name is required."],
  priceIsInvalid: ["price", "92603", "Price is an invalid format."],
  currencyIsInvalid: ["currency_iso_code", "92604", "Currency ISO code is invalid."],
  frequencyIsInvalid: ["billing_frequency", "92605", "Billing frequency is invalid."],
});

const subscription = refusals("subscription", {
  idIsInUse: ["id", "81902", "ID has already been taken."],
  idIsInvalid: ["id", "81906", "ID is invalid (use only letters, numbers, '-', and '_')."],
  priceIsBlank: ["price", "81903", "Price cannot be blank."],
  priceIsInvalid: ["price", "81904", "Price is an invalid format."],
  priceIsTooLarge: ["price", "81923", "Price is too large."],
  merchantAccountIsInvalid: ["merchant_account_id", "91901", "Merchant Account ID is invalid."],
  tokenIsInvalid: ["payment_method_token", "91903", "Payment method token is invalid."],
  nonceIsInvalid: ["payment_method_nonce", "91925", "Payment method nonce is invalid."],
  nonceIsOfNoCardKept: ["payment_method_nonce", "91927", "Payment method nonce must be of a vaulted card."],
  planIsInvalid: ["plan_id", "91904", "Plan ID is invalid."],
  currencyDiffers: ["merchant_account_id", "91923", "Plan currency must match the merchant account's currency."],
  isCanceled: ["status", "81905", "Subscription has already been canceled."],
  cannotEditCanceled: ["base", "81901", "Cannot edit a canceled subscription."],
  cannotEditExpired: ["base", "81910", "Cannot edit an expired subscription."],
  isPastDue: ["base", "91920", "Cannot edit price changing fields on past due subscription."],
  frequencyDiffers: ["base", "91922", "Plan billing frequency cannot be updated."],
});

const transaction = refusals("transaction", {
  amountIsRequired: ["amount", "81502", "Amount is required."],
  amountIsNegative: ["amount", "81501", "Amount cannot be negative."],
  amountIsInvalid: ["amount", "81503", "Amount is an invalid format."],
  amountIsTooLarge: ["amount", "81528", "Amount is too large."],
  amountIsZero: ["amount", "81531", "Amount must be greater than zero."],
  orderIdIsTooLong: ["order_id", "91501", "Order ID is too long (maximum is 255 characters)."],
  cannotBeVoided: [
    "base",
    "91504",
    "Transaction can only be voided if status is authorized or submitted_for_settlement.",
  ],
  cannotRefund: ["base", "91506", "Cannot refund transaction unless it is settled."],
  isRefunded: ["base", "91512", "Transaction has already been completely refunded."],
  cannotRefundCredit: ["base", "91505", "Cannot refund credit."],
  refundIsTooLarge: ["amount", "91521", "Refund amount is too large."],
  noCard: ["base", "91508", "Cannot determine payment method."],
  customerIsInvalid: ["customer_id", "91510", "Customer ID is invalid."],
  merchantAccountIsInvalid: ["merchant_account_id", "91513", "Merchant account ID is invalid."],
  isOfOtherCustomer: ["payment_method_token", "91516", "Cannot use payment method of another customer."],
  tokenIsInvalid: ["payment_method_token", "91518", "Payment method token is invalid."],
  typeIsInvalid: ["type", "91523", "Transaction type is invalid."],
  subscriptionIsInvalid: ["subscription_id", "91528", "Subscription ID is invalid."],
  isNotPastDue: ["subscription_id", "91531", "Subscription status must be Past Due in order to retry."],
  nonceIsConsumed: ["payment_method_nonce", "91564", "Cannot use a payment_method_nonce more than once."],
  nonceIsUnknown: ["payment_method_nonce", "91565", "Unknown payment_method_nonce."],
});

const clientToken = refusals("client_token", {
  customerIsUnknown: ["customer_id", "92804", "Customer specified by customer_id does not exist."],
  merchantAccountIsUnknown: [
    "merchant_account_id",
    "92807",
    "Merchant account specified by merchant_account_id does not exist.",
  ],
});

export const refused = { customer, creditCard, plan, subscription, transaction, clientToken };

function refusals<T extends string>(on: string, known: Record<T, [attribute: string, code: string, message: string]>) {
  const named = Object.entries<[string, string, string]>(known).map(([name, [attribute, code, message]]) => [
    name,
    { on, attribute, code, message },
  ]);
  return Object.fromEntries(named) as Record<T, Refusal>;
}
