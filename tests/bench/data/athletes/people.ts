import { idAt } from "./ids.ts";
import { type Random, randomOf } from "./random.ts";

/** What the rows depend on: the same give the same rows. `until`: the last day, YYYY-MM-DD. */
export type Wanted = { seed: number; coaches: number; clients: number; until: string };

export type Person = { index: number; accountId: string; id: string; email: string; lastName: string };

/** A client in an account of their own, and the coaches' accounts whose client they are; the first gives the program. */
export type Client = Person & { coach: Coach; isOfTeam: boolean; random: Random };

/** `weightUnit`: in which the program's weights are written. */
export type Coach = Person & { weightUnit: "kilograms" | "pounds"; random: Random };

/** How many the product is measured with. */
const measured = { coaches: 200, clients: 5_000 };

/** That part of as many as the product is measured with, one at least. */
export function scaled(scale: number) {
  const part = (count: number) => Math.max(1, Math.round(count * scale));
  return { coaches: part(measured.coaches), clients: part(measured.clients) };
}

export const yearDays = 365;
/** Of so many clients one has a second coach. */
const everyShared = 40;
const seeds = { coach: 1, client: 2 };

/**
 * Coaches with their clients. Few coaches have many: the first of 200, a club whose teams train all year, has 4 % of all,
 * the smallest two in a thousand.
 */
export function peopleOf(wanted: Wanted) {
  const { seed, until } = wanted;
  const coaches = Array.from({ length: wanted.coaches }, (_, index) => coachOf(seed, index, until));
  const clients = sizesOf(wanted.coaches, wanted.clients)
    .flatMap((size, of) => Array.from({ length: size }, () => coaches[of]))
    .flatMap((coach, index) => (coach ? [clientOf(seed, index, coach, until)] : []));
  return { coaches, clients, relations: relationsOf(coaches, clients) };
}

/** Who coaches whom: everybody their first coach, some another one too. */
function relationsOf(coaches: Coach[], clients: Client[]) {
  const first = clients.map(({ coach, id }) => ({ accountId: coach.accountId, userId: id }));
  const second = clients.flatMap(({ coach, id, index }) => {
    const other = coaches[(coach.index + 1) % coaches.length];
    return index % everyShared === 0 && other && other !== coach ? [{ accountId: other.accountId, userId: id }] : [];
  });
  return [...first, ...second];
}

function sizesOf(coaches: number, clients: number) {
  const weights = Array.from({ length: coaches }, (_, index) => (index + 4) ** -0.8);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const sizes = weights.map((weight) => Math.floor((clients * weight) / sum));
  for (let left = clients - sizes.reduce((total, size) => total + size, 0), at = 0; left > 0; left--, at++) {
    sizes[at] = (sizes[at] ?? 0) + 1;
  }
  return sizes;
}

function coachOf(seed: number, index: number, until: string): Coach {
  const random = randomOf(seed, seeds.coach, index);
  return {
    ...personOf("coach", index, random, until),
    weightUnit: index % 10 === 9 ? "pounds" : "kilograms",
    random,
  };
}

function clientOf(seed: number, index: number, coach: Coach, until: string): Client {
  const random = randomOf(seed, seeds.client, index);
  return { ...personOf("client", index, random, until), coach, isOfTeam: coach.index === 0, random };
}

function personOf(kind: string, index: number, random: Random, until: string): Person {
  const joined = Date.parse(`${until}T08:00:00Z`) - Math.floor(random.between(yearDays, 2 * yearDays)) * 86_400_000;
  const lastName = String(index).padStart(5, "0");
  const [accountId, id] = [idAt(joined, random), idAt(joined, random)];
  return { index, accountId, id, email: `${kind}-${lastName}@athletes.test`, lastName };
}
