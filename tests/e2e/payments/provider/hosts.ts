import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { clientApi } from "./server.ts";

/** How the bank answers from now on, where a test wants another answer than the card's own. */
export type Bank = { transStatus?: string; transStatusReason?: string };

type Looked = {
  paymentMethod: { nonce: string; threeDSecureInfo: object };
  isChallenged: boolean;
  threeDSecure: { status: string; liabilityShifted: boolean; liabilityShiftPossible: boolean };
};

/**
 * Stands in for the provider's hosts in the browser, behind the page's own policy: what they serve to braintree-web is
 * played, and cards become nonces at the sandbox gateway. Returns what was asked of each host.
 */
export async function playProvider(page: Page, sandboxUrl: string, bank: Bank = {}) {
  const asked: string[] = [];
  const play = (at: string, answer: (route: Route) => Promise<void> | undefined) =>
    page.route(at, (route) => {
      asked.push(`${route.request().method()} ${route.request().url().split(/[?#]/)[0]}`);
      return answer(route);
    });
  await play("https://assets.braintreegateway.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: frame }),
  );
  await play("https://songbirdstag.cardinalcommerce.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: songbird }),
  );
  await play("https://acs.bank.example/**", (route) => route.fulfill({ contentType: "text/html", body: question }));
  await play("https://www.paypal.com/**", (route) => json(route, 200, {}));
  await play("https://api.sandbox.braintreegateway.com/**", (route) => askGateway(route, sandboxUrl, bank));
  return { asked };
}

const here = new URL("./", import.meta.url);
const script = (name: string) => readFile(new URL(name, here), "utf8");
const songbird = await script("songbird.js");
const frame = `<!doctype html><html lang="en"><title>Field</title><body style="margin:0;height:100vh"><script>${await script("hosted-frame.js")}</script>`;
const question = `<!doctype html><html lang="en"><title>Bank</title>
<button onclick="parent.postMessage('yes', '*')">Confirm the payment</button>
<button onclick="parent.postMessage('no', '*')">Reject the payment</button>`;

function json(route: Route, status: number, body: object) {
  return route.fulfill({ status, json: body, headers: { "Access-Control-Allow-Origin": "*" } });
}

async function askGateway(route: Route, sandboxUrl: string, bank: Bank) {
  const path = new URL(route.request().url()).pathname;
  if (path.endsWith("/v1/configuration")) return json(route, 200, configuration);
  const own = path.replace(/\/credit_cards$/, "/credit_cards.json");
  if (own.endsWith("/authenticate_from_jwt")) return json(route, 200, validated(route.request().postDataJSON().jwt));
  const said = await fetch(`${sandboxUrl}${own}`, { method: "POST", body: route.request().postData() });
  const body = await said.json();
  return json(route, said.status, own.endsWith("/lookup") && said.ok ? lookedUp(body, bank) : body);
}

const configuration = {
  environment: "sandbox",
  merchantId: "stand-in",
  clientApiUrl: clientApi,
  assetsUrl: "https://assets.braintreegateway.com",
  challenges: ["cvv"],
  creditCards: { supportedCardTypes: ["Visa"], collectDeviceData: false },
  threeDSecureEnabled: true,
  threeDSecure: {
    cardinalAuthenticationJWT: "stand-in",
    cardinalSongbirdUrl: "https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js",
  },
};

let waiting: ReturnType<typeof answerOf> | undefined;

function answerOf({ paymentMethod, threeDSecure }: Looked, lookup: Bank) {
  const threeDSecureInfo = { ...threeDSecure, lookup };
  return { paymentMethod: { ...paymentMethod, threeDSecureInfo }, threeDSecureInfo };
}

/** As the provider says what a bank said: with the address of its question, where it has one. */
function lookedUp(looked: Looked, bank: Bank) {
  const { liabilityShifted } = looked.threeDSecure;
  waiting = answerOf(looked, { transStatus: liabilityShifted ? "Y" : "N", ...bank });
  const question = { acsUrl: "https://acs.bank.example/challenge", pareq: "stand-in" };
  const lookup = { threeDSecureVersion: "2.2.0", transactionId: "stand-in", ...(looked.isChallenged ? question : {}) };
  return { ...waiting, lookup };
}

/** What comes of the bank's question. */
function validated(jwt: string) {
  if (!waiting || jwt === "yes") return waiting ?? {};
  const threeDSecureInfo = { status: "authenticate_failed", liabilityShifted: false, liabilityShiftPossible: true };
  return { paymentMethod: { ...waiting.paymentMethod, threeDSecureInfo }, threeDSecureInfo };
}
