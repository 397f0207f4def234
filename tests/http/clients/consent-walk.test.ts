import { unzipSync } from "fflate";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { blockBusiness, endCoaching } from "#app/features/coaching/mutations.server.ts";
import { makeArchive } from "#app/features/exports/archive.server.ts";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { type Described, type OpenApi, operationsOf } from "#tests/http/api/contract.ts";
import { questionIds } from "#tests/integration/athletes/readiness-given.ts";
import { callerAs } from "#tests/support/http/api.ts";
import { builtEntries, type Entry } from "#tests/support/http/built-routes.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { cookieOf } from "#tests/support/http/visitor.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { type Business, canaries, type Given, givenCoach, givenPerson, squat, train } from "./consent-given.ts";
import { reads } from "./consent-reads.ts";

/**
 * Asks every loader of the build and every GET operation of the API for one person's data, as a coach before, during and
 * after the coaching. A new address is asked too without being named here. It fails when `valuesOf` has nothing for one of
 * its parameters, and when it tells a coach something that consent-reads.ts doesn't say. Before, and once the coach is
 * blocked, only the addresses are asked that tell a coach something of a client.
 */

/** Where there is nothing to ask, and why. */
const unasked: Record<string, string> = {
  "/api/*": "each of its operations is asked",
  "/dev/outbox": "shows every mail, in the demo alone",
  "/dev/outbox/:mailId": "the same",
  "/exercises/video": "asks another site",
  "/api/videos": "asks another site",
};

const entries = builtEntries().filter(({ kind, address }) => kind === "loader" && !(address in unasked));
let operations: Described[];
let server: SharedServer;
let person: Given;

beforeAll(async () => {
  server = await sharedServer();
  const files = diskFiles(server.dataDir);
  person = await givenPerson((key, text) => files.put(key, Buffer.from(text)));
  const document: OpenApi = await (await fetch(`${server.url}/api/openapi.json`)).json();
  operations = operationsOf(document).filter(({ method, path }) => method === "GET" && !(`/api${path}` in unasked));
});

/** Parameters that name nothing of a client. */
const ofNobody = [
  ...["categoryId", "subcategoryId", "folderId", "postId", "packageId", "yearlyPackageId", "planId", "isSuccess"],
  ...["importId", "workoutId", "partId", "entryId", "file", "save", "searchValue"],
  // why: access.test.ts asks for other people's
  ...["passkeyId", "tokenId", "sessionId", "mailId", "invoiceId", "exportId", "findingId", "token"],
];

/** Parameters of the API that only narrow an answer. */
const narrowing = new Set([
  "since",
  ...["limit", "offset", "noCount", "cursor", "where", "timeframe", "onlyMaxAttempts", "own", "clientType", "type"],
  ...["dayFrom", "dayTo", "dateFrom", "dateTo", "name", "month", "year", "sortBy", "from", "to", "categoryId"],
]);

/** What may stand for each parameter of an address or a query. An API's `id` may be of anything. */
function valuesOf({ ids: own }: Business): Record<string, readonly string[]> {
  const { ids } = person;
  const [client, none] = [[ids.person], [newId()]];
  return {
    ...Object.fromEntries(ofNobody.map((name) => [name, none])),
    id: [...Object.values(ids).flat(), ...Object.values(own)],
    ...{ userId: client, clientId: client, userIds: client, assigneeId: client, partnerId: client },
    ...{ accountId: [ids.home], businessId: [ids.home], fileId: [ids.faceId, ids.pictureId] },
    ...{ responseId: [ids.responseId], recordId: ids.recordIds, completionId: [ids.elsewhereId, own.oursId] },
    ...{ programId: [own.programId, ids.otherProgramId], groupId: [own.groupId], noteId: [own.noteId] },
    ...{ key: ["1"], workoutKey: ["1"], week: ["1"] },
    ...{ inviteId: [own.inviteId], invitationId: [own.inviteId], exerciseId: [squat], questionId: [...questionIds] },
    ...{
      trackableCategory: ["weight"],
      measurementUnit: ["kilograms"],
      searchTerm: ["squat"],
      searchQuery: ["Zqfirst"],
    },
  };
}

/** Queries of pages, which no route declares: none, about the client, and searching for them. */
function queriesOf({ ids: own }: Business): string[] {
  const client = person.ids.person;
  const words = ["body-weight", `${squat}.weight.kilograms`, "0.weight.kilograms"];
  const graphs = words.map((graph) => ["graph", graph]);
  const chosen = { client, clients: client, exercise: squat, category: "weight", unit: "kilograms" };
  const rest = { timeframe: "oneYear", tab: "graphs", program: own.programId, week: "1", key: "1" };
  const named = { mode: "multiple", clients: client, timeframe: "oneYear", search: "Zqfirst", find: "Zqfirst" };
  const about = [...Object.entries({ ...chosen, ...rest }), ...graphs];
  return ["", `${new URLSearchParams(about)}`, `${new URLSearchParams([...Object.entries(named), ...graphs])}`];
}

type Asked = { name: string; path: string; headers: Record<string, string> };

function filled(address: string, values: Record<string, readonly string[]>): string[] {
  const [whole, inPage, inApi] = /:(\w+)|\{(\w+)\}/.exec(address) ?? [];
  if (!whole) return [address.replace("*", "no/such/page")];
  const found = values[inPage ?? inApi ?? ""];
  if (!found) throw new Error(`Say in valuesOf what stands for ${whole} of ${address}.`);
  return found.flatMap((value) => filled(address.replace(whole, value), values));
}

/** A loader is asked alone, as a script would, so that no guard around it answers. */
function asksOf({ address, route, isResource }: Entry, coach: Business, headers: Record<string, string>): Asked[] {
  const queries = queriesOf(coach);
  return filled(address === route ? "/" : address, valuesOf(coach)).flatMap((path) => {
    // why: printing takes a second, and the page with the same figures is asked in each way
    const asked = address.endsWith(".pdf") ? queries.slice(1, 2) : queries;
    if (isResource) return asked.map((query) => ({ name: address, path: `${path}?${query}`, headers }));
    const data = path === "/" ? "/_root.data" : `${path}.data`;
    return queries.map((query) => ({ name: address, path: `${data}?_routes=${route}&${query}`, headers }));
  });
}

/** The whole page of each loader that tells something. */
function pagesOf(coach: Business, headers: Record<string, string>): Asked[] {
  const telling = entries.filter(({ address, isResource }) => !isResource && address in reads);
  return telling.flatMap(({ address }) =>
    filled(address, valuesOf(coach)).map((path) => {
      return { name: `page of ${address}`, path: `${path}?${queriesOf(coach)[1]}`, headers };
    }),
  );
}

function callsOf({ path, parameters }: Described, coach: Business, headers: Record<string, string>): Asked[] {
  const query = parameters.filter((one) => one.in === "query" && (one.required || !narrowing.has(one.name)));
  const textOf = (names: Described["parameters"]) => names.map(({ name }) => `${name}={${name}}`).join("&");
  const texts = new Set([query, query.filter(({ required }) => required)].map(textOf));
  return [...texts]
    .flatMap((text) => filled(`/api${path}?${text}`, valuesOf(coach)))
    .map((text) => ({ name: `/api${path}`, path: text, headers }));
}

const patterns = Object.entries(canaries).map(([kind, texts]) => {
  const found = texts.map((text) =>
    typeof text === "number" ? `(?<![\\d.])${String(text).replace(".", "[.]")}0?(?!\\d)` : text,
  );
  return [kind, new RegExp(found.join("|"))] as const;
});

/** What an answer tells of the person, each with the words around it. Ids count where the address did not have them. */
function mailedIn(text: string, path: string): [kind: string, words: string][] {
  const found = patterns.map(([kind, pattern]) => {
    const at = text.search(pattern);
    return [kind, at < 0 ? "" : text.slice(Math.max(at - 40, 0), at + 40)] as const;
  });
  const isTold = (id: string) => text.includes(id) && !path.includes(id);
  const ids = [
    ["id", [person.ids.person].find(isTold)],
    ["rival", person.rivalIds.find(isTold)],
  ] as const;
  return [...found, ...ids].flatMap(([kind, words]) => (words ? [[kind, words] as [string, string]] : []));
}

async function textOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.headers.get("Content-Type")?.includes("pdf")) return Buffer.from(bytes).toString();
  return readPdf(bytes)
    .flatMap(({ texts }) => texts)
    .join(" ");
}

type Told = Record<string, Record<string, string>>;

/** What each address tells the coach of the person, or each of those that tell something of a client. */
async function walk(coach: Business, which: "pages, too" | "all" | "telling"): Promise<Told> {
  const session = { Cookie: await cookieOf(coach.user), Accept: "text/html" };
  const bearer = { Authorization: `Bearer ${(await callerAs(server, coach.user)).token}` };
  const isAsked = (name: string) => which !== "telling" || name in reads;
  const asked = [
    ...entries.filter(({ address }) => isAsked(address)).flatMap((entry) => asksOf(entry, coach, session)),
    ...(which === "pages, too" ? pagesOf(coach, session) : []),
    ...operations.filter(({ path }) => isAsked(`/api${path}`)).flatMap((one) => callsOf(one, coach, bearer)),
  ];
  const archive = mailedIn(await archiveOf(coach), "");
  const told: Told = archive.length > 0 ? { archive: Object.fromEntries(archive) } : {};
  const refused: string[] = [];
  const waiting = asked.values();
  async function askOn() {
    for (const { name, path, headers } of waiting) {
      const answer = await fetch(server.url + path, { headers, redirect: "manual" });
      if (answer.status === 400 || answer.status >= 500) refused.push(`${answer.status} ${path}`);
      for (const [kind, words] of mailedIn(await textOf(answer), path)) told[name] = { ...told[name], [kind]: words };
    }
  }
  await Promise.all([askOn(), askOn(), askOn()]);
  expect(refused).toEqual([]);
  return told;
}

/** The archive of the coach's own data. */
async function archiveOf({ ctx: { db, services, now, actor } }: Business) {
  const whose = { accountId: actor.accountId, id: actor.userId, email: actor.email };
  const making = {
    files: services.files,
    printer: services.reports,
    author: actor.fullName,
    now,
    onStep: async () => {},
  };
  const bytes = await db.transaction((tx) => makeArchive({ ...making, tx }, whose));
  return Object.values(unzipSync(bytes))
    .map((file) => Buffer.from(file).toString())
    .join("\n");
}

test("a coach is told of a person only while they coach them, and never of their other coaches", async () => {
  const [coach, invited] = [await givenCoach(person), await givenCoach(person)];
  await train(person, coach, person.ids.pictureId);
  expect(await walk(invited, "telling")).toEqual({});

  const told = await walk(coach, "pages, too");
  const isWhole = ([name]: [string, unknown]) => name.startsWith("page of ");
  const kinds = Object.entries(told).map(([name, found]): [string, string] => [
    name,
    Object.keys(found).sort().join(" "),
  ]);
  expect(Object.fromEntries(kinds.filter((one) => !isWhole(one)))).toEqual(reads);
  const pages = entries.filter(({ address, isResource }) => !isResource && address in reads);
  expect(
    kinds
      .filter(isWhole)
      .map(([name]) => name)
      .sort(),
  ).toEqual(pages.map(({ address }) => `page of ${address}`).sort());
  expect(told["page of /manage-program/:programId"]).toHaveProperty("calculated");

  await endCoaching(person.ctx, coach.account.id);
  expect(await walk(coach, "all")).toEqual({});

  await train(person, invited, null);
  await blockBusiness(person.ctx, invited.account.id);
  expect(await walk(invited, "telling")).toEqual({});
}, 300_000);
