/**
 * Stands in for one of the provider's fields: a page of the provider's host in a frame, which speaks the messages that
 * braintree-web 3.144.0 sends and expects (hosted-fields/shared/constants.js, framebus 6). The field of the number is the
 * one that turns the card into a nonce.
 */
const prefix = "/*framebus*/";
const channel = location.hash.slice(1);
const own = window.name.replace("braintree-hosted-field-", "");
const labels = { number: "Credit Card Number", cvv: "CVV", expirationDate: "Expiration Date" };
const names = Object.keys(labels);
const replies = new Map();

const input = document.createElement("input");
input.setAttribute("aria-label", labels[own]);
input.style.cssText = "border:0;padding:0;margin:0;width:100%;height:100%;outline:none;background:transparent";
const message = document.createElement("p");
message.id = "message";
message.hidden = true;
document.body.append(input, message);
input.setAttribute("aria-describedby", message.id);

window.configure = ({ styles = {}, fields }) => {
  input.placeholder = fields[own].placeholder ?? "";
  for (const [name, value] of Object.entries(styles.input ?? {})) input.style.setProperty(name, value);
};

function post(target, origin, sent) {
  target.postMessage(prefix + JSON.stringify({ origin: "*", ...sent }), origin);
}

/** Answered by the page with what it is given. */
function ask(event, eventData) {
  const reply = `${own}-${Math.random()}`;
  const heard = new Promise((resolve) => replies.set(reply, resolve));
  post(parent, "*", { event: `${channel}:hosted-fields:${event}`, eventData, reply });
  return heard;
}

function sibling(name) {
  return parent.frames[`braintree-hosted-field-${name}`];
}

const handlers = {
  TOKENIZATION_REQUEST: (options, reply) => own === "number" && tokenize(options).then(reply),
  TRIGGER_INPUT_FOCUS: ({ field }) => field === own && input.focus(),
  SET_ATTRIBUTE: ({ field, attribute, value }) => field === own && input.setAttribute(attribute, value),
  REMOVE_ATTRIBUTE: ({ field, attribute }) => field === own && input.removeAttribute(attribute),
  SET_MESSAGE: ({ field, message: text }) => {
    if (field === own) message.textContent = text;
  },
};

addEventListener("message", ({ data, source, origin }) => {
  if (typeof data !== "string" || !data.startsWith(prefix)) return;
  const { event, eventData, reply } = JSON.parse(data.slice(prefix.length));
  replies.get(event)?.(eventData);
  const handler = handlers[event.replace(`${channel}:hosted-fields:`, "")];
  handler?.(eventData, (answer) => post(source, origin, { event: reply, eventData: answer }));
});

function refusal(code, details) {
  return [{ type: "CUSTOMER", code, message: code, details }];
}

const shapes = { number: /^\d{12,19}$/, cvv: /^\d{3,4}$/, expirationDate: /^(0[1-9]|1[0-2])\/20\d\d$/ };

/** What the page hears: what is wrong, or the nonce. */
async function tokenize({ cardholderName }) {
  const typed = Object.fromEntries(names.map((name) => [name, sibling(name).document.querySelector("input").value]));
  if (names.every((name) => typed[name] === "")) return refusal("HOSTED_FIELDS_FIELDS_EMPTY");
  const invalidFieldKeys = names.filter((name) => !shapes[name].test(typed[name].replaceAll(" ", "")));
  if (invalidFieldKeys.length > 0) return refusal("HOSTED_FIELDS_FIELDS_INVALID", { invalidFieldKeys });
  const { authorizationFingerprint, gatewayConfiguration } = await ask("READY_FOR_CLIENT");
  const body = JSON.stringify({ authorizationFingerprint, creditCard: { ...typed, cardholderName } });
  const address = `${gatewayConfiguration.clientApiUrl}/v1/payment_methods/credit_cards`;
  const heard = await fetch(address, { method: "POST", body }).catch(() => null);
  if (!heard) return refusal("HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR");
  const json = await heard.json();
  if (!heard.ok) return refusal("HOSTED_FIELDS_FAILED_TOKENIZATION", { originalError: json });
  const [{ nonce, details, type, description }] = json.creditCards;
  return [null, { nonce, details, type, description }];
}

// why: the page answers one frame alone, once all are there, and that one tells the others
ask("FRAME_READY", { field: own }).then((config) => {
  for (const name of names) sibling(name).configure(config);
});
