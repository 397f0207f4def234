/**
 * By amount, whatever the card.
 * https://developer.paypal.com/braintree/docs/reference/general/testing#transaction-amounts
 */
export type Outcome = {
  status: "approved" | "processor_declined" | "failed" | "gateway_rejected";
  code: string;
  text: string;
  type: "approved" | "soft_declined" | "hard_declined" | null;
  reason: string | null;
};

export function outcomeOf(cents: number, declinedWith: string | undefined): Outcome {
  if (declinedWith) return verification(declinedWith);
  if (cents >= 200_000 && cents < 300_000) return declined(String(Math.floor(cents / 100)));
  if (cents >= 300_000 && cents < 300_100) return failed;
  if (cents === 500_100) return rejected("application_incomplete");
  return approved;
}

export function rejected(reason: string): Outcome {
  return { ...approved, status: "gateway_rejected", reason };
}

export function verification(code: string): Outcome {
  if (code === approved.code) return approved;
  return code === failed.code ? failed : declined(code);
}

const approved: Outcome = { status: "approved", code: "1000", text: "Approved", type: "approved", reason: null };

const failed: Outcome = {
  status: "failed",
  code: "3000",
  text: "Processor Network Unavailable - Try Again",
  type: "soft_declined",
  reason: null,
};

function declined(code: string): Outcome {
  const text = texts[code] ?? "Processor Declined";
  const type = isFinal.has(code) ? "hard_declined" : "soft_declined";
  return { status: "processor_declined", code, text, type, reason: null };
}

/** https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses */
const texts: Partial<Record<string, string>> = {
  "2000": "Do Not Honor",
  "2001": "Insufficient Funds",
  "2002": "Limit Exceeded",
  "2003": "Cardholder's Activity Limit Exceeded",
  "2004": "Expired Card",
  "2005": "Invalid Credit Card Number",
  "2006": "Invalid Expiration Date",
  "2007": "No Account",
  "2008": "Card Account Length Error",
  "2009": "No Such Issuer",
  "2010": "Card Issuer Declined CVV",
  "2011": "Voice Authorization Required",
  "2012": "Processor Declined - Possible Lost Card",
  "2013": "Processor Declined - Possible Stolen Card",
  "2014": "Processor Declined - Fraud Suspected",
  "2015": "Transaction Not Allowed",
  "2016": "Duplicate Transaction",
  "2017": "Cardholder Stopped Billing",
  "2018": "Cardholder Stopped All Billing",
  "2019": "Invalid Transaction",
  "2020": "Violation",
  "2021": "Security Violation",
  "2038": "Processor Declined",
  "2046": "Declined",
  "2047": "Call Issuer. Pick Up Card.",
  "2099": "Cardholder Authentication Required",
};

const isFinal = new Set("2004 2005 2006 2007 2008 2009 2011 2012 2013 2014 2015 2017 2018 2019 2020 2047".split(" "));
