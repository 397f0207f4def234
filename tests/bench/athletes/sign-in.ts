import { parseArgs } from "node:util";
import { createCookie } from "@remix-run/node";
import { env } from "#app/http/env.server.ts";
import { db, endDatabase, sessions } from "#app/services/context.server.ts";
import { startSession } from "#app/services/sessions.server.ts";
import { signAccessToken } from "#app/services/tokens/access-token.server.ts";
import { startFamily } from "#app/services/tokens/refresh.server.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { peopleOf, scaled } from "../data/athletes/people.ts";

/** Signs the first coach in, by cookie and by token, and says whom of theirs to ask for. */
const { values } = parseArgs({ options: { scale: { type: "string" }, until: { type: "string" } } });
const { clients } = peopleOf({ seed: 1, ...scaled(Number(values.scale)), until: values.until ?? "" });
const [client] = clients;
if (!client) throw new Error("There is no client.");
const { id: userId, accountId, email } = client.coach;
const now = new Date();
const session = await startSession(sessions, { id: userId, accountId }, now);
const cookie = (await createCookie("session").serialize(session)).split(";")[0] ?? "";
const subscription = { SUBSCRIPTION_TYPE: "PAID", SUBSCRIPTION_VALID_UNTIL: null } as const;
const licence = { MAX_USERS_OVERRIDE: null, MAX_USERS_OVERRIDE_UNTIL: null };
const { family } = await startFamily({ db, secret: env().sessionSecret }, { accountId, id: userId }, now);
const claims = { epoch: 1, family, userId, accountId, email, roles: "TRN", ...subscription, ...licence };
const token = await signAccessToken(env().sessionSecret, claims, now);
const exerciseId = starterExercises.find(({ name }) => name === "Back squat")?.id;
console.log(JSON.stringify({ cookie, adminCookie: "", partnerCookie: "", token, clientId: client.id, exerciseId }));
await endDatabase();
