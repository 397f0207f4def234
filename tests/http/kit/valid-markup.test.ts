import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { can } from "#app/domain/policy/can.ts";
import type { Row } from "#tests/http/access/matrix/row.ts";
import { builtEntries } from "#tests/support/http/built-routes.ts";
import { get, type Visitor } from "#tests/support/http/visitor.ts";
import { sharedServer } from "#tests/support/servers/server.ts";
import { placed } from "./placed-things.ts";
import { linkedAddresses, type Shown, shownCoach } from "./shown-things.ts";
import { type Person, peopleAt, personAt, rowOf, thingAt } from "./valid-posts.ts";

/**
 * Proves that every page is valid HTML: a trainer's with something in each list, an administrator's, a partner's where
 * neither of them may come, an athlete's at /me, and those before the login. A new page is found by itself.
 */
const loader = new StaticConfigLoader({
  extends: ["html-validate:recommended"],
  rules: {
    // why: React writes <br/>, charSet, checked="" and ids with colons, which a browser reads as any other spelling
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // why: these types are HTML's own defaults, and a full week has a thousand buttons
    "no-implicit-button-type": "off",
    "no-implicit-input-type": "off",
    // why: a list is sent as several controls of one name
    "form-dup-name": "off",
    // why: it doesn't take a title for a name; axe does, and looks at the names of every screen
    "text-content": "off",
    // why: people choose the names in it
    "long-title": "off",
    // why: how long a bar is depends on a number, and where a line of a mail ends is its text's own
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
  },
});
const settings = loader.getConfigFor("");
// why: it resolves its settings for every page, which takes longer than the page
const validator = new HtmlValidate(Object.assign(loader, { getConfigFor: () => settings }));

/** Of no page: they refuse everybody, or are about a subscription that this server, which has no gateway, can't change. */
const withoutPage = [
  "/*",
  "/me/*",
  "/refused",
  "/settings/account/subscription/cancel",
  "/settings/account/subscription/card",
  "/settings/account/subscription/try-again",
];

let nobody: Visitor;
let administrator: Person;
let partner: Person;
let athlete: Person;
let shown: Shown;
let linked: Record<string, string>;

beforeAll(async () => {
  nobody = await sharedServer();
  const [, second, third] = await peopleAt(nobody);
  if (!second || !third) throw new Error("There is no administrator.");
  [administrator, partner] = [second, third];
  athlete = await personAt(nobody, ["USR"], "usr@posts.test");
  shown = await shownCoach(nobody);
  linked = await linkedAddresses();
});

// why: what is made for the page of one thing then stands in the lists, which come after it
const pages = [
  ...new Set(
    builtEntries()
      .filter(isPage)
      .map(({ address }) => address),
  ),
].toSorted((one, other) => Number(other.includes(":")) - Number(one.includes(":")));

function isPage({ address, route, isResource }: ReturnType<typeof builtEntries>[number]) {
  return !isResource && address !== route;
}

test("every page is valid HTML", async () => {
  const found = new Map<string, string[]>();
  const missing = new Set(pages);
  for (const address of pages) {
    for (const visitor of visitorsOf(rowOf(address))) {
      const path = await pathFor(address, visitor);
      const answer = await get(visitor, path);
      if (answer.status < 400) missing.delete(address);
      for (const { problem, place } of problemsOf(await answer.text())) {
        found.set(problem, [...(found.get(problem) ?? []), `${path}, ${place}`]);
      }
    }
  }
  const problems = [...found].map(([problem, places]) => `${problem} (${places.length}): ${places[0]}`);
  expect({ problems, missing: [...missing].toSorted() }).toEqual({ problems: [], missing: withoutPage });
});

function visitorsOf(row: Row | undefined): Visitor[] {
  if (!row) return [nobody];
  if (row.page === "me:enter") return [athlete];
  const both = [shown.coach, administrator].filter((person) => mayCome(person, row));
  return both.length > 0 ? both : [partner];
}

function mayCome({ user, roles, email }: Person, { page }: Row) {
  const whoever = { userId: user.id, accountId: user.accountId, email, fullName: "", isExpired: false };
  return can({ ...whoever, roles, hasPaidAccess: true }, page);
}

async function pathFor(address: string, visitor: Visitor): Promise<string> {
  if (!isPerson(visitor)) return linked[address] ?? address;
  const row = rowOf(address);
  const isFirst = visitor === visitorsOf(row)[0];
  const own = isFirst ? await placed[address]?.(visitor) : undefined;
  const id = row?.thing && shown.things[row.thing];
  if (visitor !== shown.coach || own || !id) return own ?? (await thingAt(address, visitor)).path;
  return shown.addresses[address] ?? address.replace(":key", "1").replace(/:\w+/, id);
}

function isPerson(visitor: Visitor): visitor is Person {
  return "user" in visitor;
}

function problemsOf(html: string) {
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  const problems = messages.map(({ ruleId, message, selector }) => ({
    problem: `${ruleId}: ${message}`,
    place: `at ${selector}`,
  }));
  return [...problems, ...repeatedIds(html).map((id) => ({ problem: "an id is there twice", place: `#${id}` }))];
}

/** Those inside of drawings, too, which the validator leaves out. */
function repeatedIds(html: string) {
  const elements = html.replaceAll(/<script\b.*?<\/script>/gs, "");
  const ids = [...elements.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
