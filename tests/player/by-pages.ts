import { addDays } from "#app/domain/schedule/dates.ts";
import { formatClock } from "#app/domain/trackables/seconds.ts";
import type { AthleteMonth, Done, Morning, Session } from "#scripts/demo-data/month/athlete.ts";
import { openPhone } from "#scripts/demo-data/month/phone.ts";
import { eventsOf, type Gear, readOldComments } from "#scripts/demo-data/month/play.ts";
import { lengthOfMonth, programNames } from "#scripts/demo-data/month/programs.ts";
import { eveningOf } from "#scripts/demo-data/month/session.ts";
import { demoPassword } from "#scripts/demo-data/people.ts";
import { unescaped } from "#tests/support/http/html.ts";
import { sessionOf, type Visitor } from "#tests/support/http/visitor.ts";
import { choose, controlOf, formWith, leadsTo, type PageForm, pressIn, readPage, type } from "./page-form.ts";

type Site = { url: string; now: Date; today: string; moveTo: (time: Date) => Promise<void> };

/**
 * The month as `playMonth` plays it, by people who read the pages and send their forms. The server's clock goes along,
 * because the pages know no other day than today.
 */
export async function playByPages(site: Site, athletes: readonly AthleteMonth[], coach: string) {
  const events = athletes.flatMap((athlete) => eventsOf(athlete, site.today, gearOf(site, athlete)));
  const moments = Map.groupBy(events, ({ at }) => at);
  for (const [at, together] of [...moments].sort(([one], [other]) => one - other)) {
    await site.moveTo(new Date(at));
    await Promise.all(together.map(({ happen }) => happen()));
  }
  await site.moveTo(site.now);
  await readOldComments(await openPhone(site.url, { email: coach, password: demoPassword }), site.now);
}

function gearOf({ url, now, today }: Site, athlete: AthleteMonth): Gear {
  let entered: Promise<Visitor> | undefined;
  const person = () => {
    entered ??= logIn(url, athlete.email);
    return entered;
  };
  return {
    momentOf({ program, day }) {
      const began = program === "bought" ? today : addDays(today, -lengthOfMonth);
      return eveningOf(began, day, now);
    },
    train: async (session) => train(await person(), session, programNames[session.program ?? athlete.program]),
    answer: async (morning) => answer(await person(), morning),
  };
}

export async function logIn(url: string, email: string): Promise<Visitor> {
  const form = formWith(await readPage({ url }, "/login?returnUrl=/train"), "Login");
  type(form, "Email", email);
  type(form, "Password", demoPassword);
  const entered = await pressIn({ url }, form, "Login");
  const cookie = sessionOf(entered);
  if ((await leadsTo(entered)) !== "/train") throw new Error(`${email} came elsewhere.`);
  return { url, cookie };
}

async function train(person: Visitor, session: Session, program: string) {
  const { done, firstTyped, comment, effort, minutes, failed, isRepeated, isDeleted } = session;
  const workout = linkIn(sectionWith(await readPage(person, "/train"), program), "Start workout");
  await saveFirst(person, workout, firstTyped ?? done);
  const rounds = formWith(await readPage(person, workout), "Finish");
  typeRounds(rounds, firstTyped ?? done);
  const how = await leadsTo(await pressIn(person, rounds, "Finish"));
  const finish = formWith(await readPage(person, how), "Finish workout");
  if (comment) type(finish, "Comment for your coach", comment);
  if (effort !== undefined) choose(finish, ratingOf(finish, effort));
  type(finish, "Minutes", minutes === undefined ? "" : String(minutes));
  controlOf(finish, "I did the workout as planned").isOn = !failed;
  const finished = await leadsTo(await pressIn(person, finish, "Finish workout"));
  if (isRepeated) await sameAgain(person, finish, finished);
  if (firstTyped) await correct(person, finished, done);
  if (isDeleted) await remove(person, finished);
}

/** The first exercise, before the others are done. */
async function saveFirst(person: Visitor, workout: string, done: Done) {
  if (done.length < 2) return;
  const form = formWith(await readPage(person, workout), "Save so far");
  typeRounds(form, done.slice(0, 1));
  await leadsTo(await pressIn(person, form, "Save so far"));
}

async function sameAgain(person: Visitor, finish: PageForm, finished: string) {
  const again = await leadsTo(await pressIn(person, finish, "Finish workout"));
  if (again !== finished) throw new Error(`Pressed again, it led to ${again} and not to ${finished}.`);
}

async function correct(person: Visitor, finished: string, done: Done) {
  const form = formWith(await readPage(person, linkIn(await readPage(person, finished), "Change")), "Save");
  typeRounds(form, done);
  await leadsTo(await pressIn(person, form, "Save"));
}

async function remove(person: Visitor, finished: string) {
  const question = linkIn(await readPage(person, finished), "Delete");
  await leadsTo(await pressIn(person, formWith(await readPage(person, question), "Proceed"), "Proceed"));
}

const roundLabel = /^(.+), round (\d+), (.+), prescribed .*$/;

/** By exercise, round and quantity, as their labels say; what was not done stays empty. */
function typeRounds({ controls }: PageForm, done: Done) {
  const fields = controls.flatMap((control) => {
    const [, exercise = "", round = "", quantity = ""] = roundLabel.exec(control.label) ?? [];
    return round === "" ? [] : [{ control, exercise, round, quantity }];
  });
  const exercises = [...Map.groupBy(fields, ({ exercise }) => exercise).values()];
  if (exercises.length < done.length) throw new Error(`The page has ${exercises.length} exercises.`);
  for (const [line, ofExercise] of exercises.entries()) {
    for (const [at, ofRound] of [...Map.groupBy(ofExercise, ({ round }) => round).values()].entries()) {
      for (const [column, { control, quantity }] of ofRound.entries()) {
        control.value = written(done[line]?.[at]?.[column] ?? null, quantity);
      }
    }
  }
}

/** As people write: 30:00, and a comma. */
function written(value: number | null, quantity: string) {
  if (value === null) return "";
  return quantity === "time" ? formatClock(value) : String(value).replace(".", ",");
}

function ratingOf({ controls }: PageForm, effort: number) {
  const found = controls.find(({ kind, label }) => kind === "radio" && label.startsWith(`${effort} `));
  if (!found) throw new Error(`No rating is ${effort}.`);
  return found;
}

async function answer(person: Visitor, { points, sore = {}, weight, fat, comment = "" }: Morning) {
  const today = await readPage(person, "/train");
  const form = formWith(await readPage(person, linkIn(sectionWith(today, "How are you?"), "Answer")), "Save");
  const questions = Map.groupBy(
    form.controls.filter(({ kind, label }) => kind === "radio" && label !== "No answer"),
    ({ name }) => name,
  );
  for (const [at, answers] of [...questions.values()].entries()) {
    const chosen = answers[(points[at] ?? 0) - 1];
    if (!chosen) throw new Error(`Question ${at + 1} has ${answers.length} answers.`);
    choose(form, chosen);
  }
  for (const [muscle, level] of Object.entries(sore)) beSore(form, muscle, level);
  type(form, "Body weight (kg)", written(weight ?? null, "weight"));
  type(form, "Body fat (%)", written(fat ?? null, "fat"));
  type(form, "Comment", comment);
  await leadsTo(await pressIn(person, form, "Save"));
}

function beSore({ controls }: PageForm, muscle: string, level: number) {
  const list = controls.find(({ options }) => options.some(({ value }) => value.startsWith(`${muscle} `)));
  if (!list?.options.some(({ label }) => label === String(level))) throw new Error(`${muscle} can't be ${level} sore.`);
  list.options = list.options.map((option) => ({ ...option, isChosen: option.label === String(level) }));
}

/** The innermost section that has the words. */
function sectionWith(html: string, words: string): string {
  const found = html.split("<section").find((section) => section.includes(words));
  if (!found) throw new Error(`No section has ${words}.`);
  return found;
}

/** Where the first link that begins with these words leads. */
function linkIn(html: string, words: string): string {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  const [, to] = links.find(([, , content = ""]) => content.trim().startsWith(words)) ?? [];
  if (!to) throw new Error(`No link is called ${words}.`);
  return unescaped(to);
}
