import { once } from "node:events";
import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { termsVersion } from "#app/domain/access/terms.ts";
import { confirmTerms } from "#app/services/terms.server.ts";
import { termsAcceptances } from "#db/schema/access.ts";
import { mails } from "#db/schema/mails.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { programs } from "#db/schema/programs.ts";
import { billingInformation, charges } from "#db/schema/sales.ts";
import { type Sandbox, startSandbox } from "#scripts/sandbox/server.ts";
import { get, pageOf, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, supportEmail, type TestServer } from "#tests/support/servers/server.ts";
import { makePackage, makeProgram } from "#tests/support/things.ts";

/** Proves what the pages of a payment say and refuse, and that card data is neither asked for nor taken by this server. */
let sandbox: Sandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await startSandbox();
  server = await startServer({ BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" });
});

afterAll(() => sandbox.stop());

async function given() {
  const { user, ctx, account } = await coachingBusiness();
  await confirmTerms(ctx.db, user, ctx.now);
  const coach: Visitor = await visitorAs(server, user);
  return { coach, user, db: ctx.db, accountId: account.id, packageId: await makePackage(user) };
}

type Given = Awaited<ReturnType<typeof given>>;

/** The hidden fields of the page's form, and a nonce as the card form would add it. */
async function fieldsOf({ coach, packageId }: Given, nonce = "fake-valid-nonce") {
  const page = await pageOf(coach, `/payment/${packageId}`);
  const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
  return { id, nonce, shown: "1900", card: "" };
}

test("the provider's hosts are allowed on the page of a payment alone, and money pages are kept by nobody", async () => {
  const { coach, packageId } = await given();
  const pages = [
    "/subscribe",
    `/billing-info/${packageId}/${packageId}`,
    `/payment/${packageId}`,
    "/payment-complete/success",
  ];
  for (const path of pages) {
    const { status, headers } = await get(coach, path);
    expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "private, no-store"]);
    const isCardForm = path.startsWith("/payment/");
    expect([path, headers.get("content-security-policy")?.includes(sandbox.url)]).toEqual([path, isCardForm]);
  }
});

test("a payment is made by its key once, and said", async () => {
  const it = await given();
  const fields = await fieldsOf(it);
  const answers = [await post(it.coach, `/payment/${it.packageId}`, fields)];
  answers.push(await post(it.coach, `/payment/${it.packageId}`, fields));
  for (const { status, headers } of answers) {
    expect([status, headers.get("location")]).toEqual([302, "/payment-complete/success"]);
  }
  const flash = { ...it.coach, cookie: `${it.coach.cookie}; ${answers[0]?.headers.getSetCookie()[0]?.split(";")[0]}` };
  const page = await pageOf(flash, "/payment-complete/success");
  expect(page).toContain("Your payment is complete!");
  expect(page).toMatch(/You successfully subscribed\. Next billing date is \d\d\/\d\d\/\d{4}/);
  expect(await it.db.$count(charges, eq(charges.accountId, it.accountId))).toBe(1);
  expect(await pageOf(it.coach, `/payment/${it.packageId}`)).toContain("Already subscribed to this plan");
  expect(await pageOf(it.coach, "/payment-complete/error")).toContain("We are sorry but something went wrong");
});

test("a declined card is refused on the page, with a new key", async () => {
  const it = await given();
  const fields = await fieldsOf(it, "fake-processor-declined-visa-nonce");
  const answer = await post(it.coach, `/payment/${it.packageId}`, fields);
  expect(answer.status).toBe(400);
  const page = await wordsOf(answer);
  expect(page).toContain("Your bank declined the card: Do Not Honor.");
  expect(page).not.toContain(fields.id);
  expect(await it.db.$count(charges, eq(charges.accountId, it.accountId))).toBe(0);
});

test("another sum than was shown is refused with the new one", async () => {
  const it = await given();
  const answer = await post(it.coach, `/payment/${it.packageId}`, { ...(await fieldsOf(it)), shown: "1800" });
  expect(answer.status).toBe(409);
  expect(await wordsOf(answer)).toContain("The amount is now €19.00.");
});

test.each<Record<string, string>>([{ number: "4111111111111111" }, { cvv: "123" }, { nonce: "4111 1111 1111 1111" }])(
  "%j is not taken by this server",
  async (card) => {
    const it = await given();
    const answer = await post(it.coach, `/payment/${it.packageId}`, { ...(await fieldsOf(it)), ...card });
    expect(answer.status).toBe(400);
    expect(await it.db.$count(paymentAttempts, eq(paymentAttempts.accountId, it.accountId))).toBe(0);
  },
);

test("the page asks for no card before its script runs, and the order goes to support instead", async () => {
  const it = await given();
  const page = await pageOf(it.coach, `/payment/${it.packageId}`);
  expect(page).toMatch(/<noscript><section[^>]*><h2[^>]*>Entering a card needs JavaScript/);
  expect(page).not.toContain("Card number");
  const { id } = await fieldsOf(it);
  const answer = await post(it.coach, `/payment/${it.packageId}/by-invoice`, { id });
  expect(answer.headers.get("location")).toBe(`/payment/${it.packageId}`);
  const [mail] = await it.db.select().from(mails).where(eq(mails.id, id));
  expect(mail).toMatchObject({ recipient: supportEmail, kind: "support" });
  expect(JSON.stringify(mail?.content)).toContain("wants to be billed by invoice for");
});

test("no plan is ordered by invoice either before the terms are accepted", async () => {
  const it = await given();
  const { id } = await fieldsOf(it);
  await it.db.delete(termsAcceptances).where(eq(termsAcceptances.accountId, it.accountId));
  const path = `/payment/${it.packageId}`;
  const answer = await post(it.coach, `${path}/by-invoice`, { id });
  expect(answer.headers.get("location")).toBe(path);
  expect(await it.db.$count(mails, eq(mails.id, id))).toBe(0);
  expect(await pageOf(it.coach, path)).toContain("You must accept terms and conditions");
});

test("billing asks for the terms, keeps what was filled in, and nothing where nothing was", async () => {
  const it = await given();
  const path = `/billing-info/${it.packageId}/${it.packageId}`;
  const refused = await post(it.coach, path, { billing: "monthly", city: "Zagreb", version: "0" });
  expect(refused.status).toBe(400);
  const page = await wordsOf(refused);
  expect(page).toContain("You must accept terms and conditions");
  expect(page).toContain('value="Zagreb"');
  const isTheirs = eq(billingInformation.accountId, it.accountId);
  const empty = await post(it.coach, path, { billing: "monthly", terms: "on", version: "0" });
  expect(empty.headers.get("location")).toBe(`/payment/${it.packageId}`);
  expect(await it.db.$count(billingInformation, isTheirs)).toBe(0);
  await post(it.coach, path, { billing: "monthly", city: "Zagreb", terms: "on", version: "0" });
  expect(await it.db.select().from(billingInformation).where(isTheirs)).toMatchObject([{ city: "Zagreb", version: 1 }]);
  const yearly = await post(it.coach, path, { billing: "yearly", terms: "on", version: "1" });
  expect(await wordsOf(yearly)).toContain("Choose monthly or yearly billing");
});

test("a plan is not ordered without its terms, and the order has which were accepted, and when", async () => {
  const it = await given();
  const fields = await fieldsOf(it);
  const path = `/payment/${it.packageId}`;
  await it.db.delete(termsAcceptances).where(eq(termsAcceptances.accountId, it.accountId));
  expect(await pageOf(it.coach, path)).toContain("You must accept terms and conditions");
  const refused = await post(it.coach, path, fields);
  expect(refused.status).toBe(409);
  const orders = () => it.db.select().from(paymentAttempts).where(eq(paymentAttempts.accountId, it.accountId));
  expect(await orders()).toEqual([]);
  const before = new Date();
  const step = { billing: "monthly", terms: "on", version: "0" };
  await post(it.coach, `/billing-info/${it.packageId}/${it.packageId}`, step);
  await post(it.coach, path, fields);
  const [order] = await orders();
  expect(order).toMatchObject({ state: "done", termsVersion });
  expect(order?.termsAcceptedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1);
});

test("a program is ordered by invoice as a plan is", async () => {
  const it = await given();
  const seller = await coachingBusiness();
  const id = await makeProgram(seller.user);
  await it.db.update(programs).set({ status: 3, priceCents: 4900 }).where(eq(programs.id, id));
  const path = `/settings/programs/${id}/buy`;
  const page = await pageOf(it.coach, path);
  expect(page).toContain("Ask support to bill me by invoice");
  const form = new RegExp(
    `action="${path}/by-invoice"[^>]*>(?:<input type="hidden" name="opened-by"[^>]*>)?<input type="hidden" name="id" value="([^"]+)"`,
  );
  const [, key = ""] = form.exec(page) ?? [];
  const answer = await post(it.coach, `${path}/by-invoice`, { id: key });
  expect(answer.headers.get("location")).toBe(path);
  const [mail] = await it.db.select().from(mails).where(eq(mails.id, key));
  expect(mail).toMatchObject({ recipient: supportEmail, kind: "support" });
  expect(JSON.stringify(mail?.content)).toContain("wants to be billed by invoice for");
  expect(JSON.stringify(mail?.content)).toContain("€49.00");
});

test("a program that another tab has bought is there, and not paid again", async () => {
  const it = await given();
  const seller = await coachingBusiness();
  const id = await makeProgram(seller.user);
  await it.db.update(programs).set({ status: 3, priceCents: 4900 }).where(eq(programs.id, id));
  const path = `/settings/programs/${id}/buy`;
  const [first, second] = [await pageOf(it.coach, path), await pageOf(it.coach, path)].map(
    (page) => /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "",
  );
  const typed = { nonce: "fake-valid-nonce", shown: "4900", card: "" };
  const afterBuying = ({ headers }: Response) => {
    const cookie = `${it.coach.cookie}; ${headers.getSetCookie()[0]?.split(";")[0]}`;
    return pageOf({ ...it.coach, cookie }, "/programs?whose=bought");
  };
  const bought = await post(it.coach, path, { ...typed, id: first ?? "" });
  await afterBuying(bought);
  const answer = await post(it.coach, path, { ...typed, id: second ?? "" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/programs?whose=bought"]);
  expect(await afterBuying(answer)).toContain("You have bought this program already.");
  expect(await pageOf(it.coach, path)).toMatch(/href="\/programs\?whose=bought"[^>]*>Open what you bought/);
  expect(await it.db.$count(charges, eq(charges.accountId, it.accountId))).toBe(1);
});

test("a price is said to include VAT only where a rate is set", async () => {
  const it = await given();
  const path = `/payment/${it.packageId}`;
  expect(await pageOf(it.coach, path)).not.toContain("VAT");
  const rated = await startServer({ BRAINTREE_SANDBOX_URL: sandbox.url, VAT_RATE: "25" });
  expect(await pageOf({ ...it.coach, url: rated.url }, path)).toContain("The price includes VAT.");
});

test("a page does not wait for a gateway that never answers", async () => {
  const it = await given();
  const asked: string[] = [];
  const silent = createServer((request) => asked.push(request.url ?? "")).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const waiting = await startServer({ BRAINTREE_SANDBOX_URL: `http://127.0.0.1:${port}` });
  const page = await pageOf({ ...it.coach, url: waiting.url }, `/payment/${it.packageId}`);
  silent.closeAllConnections();
  silent.close();
  expect(page).toContain("can’t be reached right now");
  expect(asked).toEqual([expect.stringContaining("/client_token")]);
});

test("without credentials the pages say that payments are not set up", async () => {
  const it = await given();
  const bare = await startServer({ DEMO: "1" });
  const coach = { ...it.coach, url: bare.url };
  expect(await pageOf(coach, "/subscribe")).toContain("Payments are not set up here");
  expect(await pageOf(coach, `/payment/${it.packageId}`)).toContain("Payments are not set up here.");
  const answer = await post(coach, `/payment/${it.packageId}`, await fieldsOf(it));
  expect(answer.headers.get("location")).not.toBe("/payment-complete/success");
  expect(await it.db.$count(charges, eq(charges.accountId, it.accountId))).toBe(0);
});
