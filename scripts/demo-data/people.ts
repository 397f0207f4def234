import type { Role } from "#app/domain/policy/roles.ts";

export const demoPassword = "macrocycle-demo";

export type DemoPerson = { email: string; firstName: string; lastName: string; partnerCommissionRate?: string };

export const staff: (DemoPerson & { roles: Role[]; account: string })[] = [
  { email: "sys@demo.test", firstName: "Sigrid", lastName: "Holm", roles: ["SYS"], account: "Macrocycle office" },
  { email: "admin@demo.test", firstName: "Adrian", lastName: "Moss", roles: ["ADM"], account: "Macrocycle office" },
  {
    email: "partner@demo.test",
    firstName: "Paola",
    lastName: "Ricci",
    roles: ["PAR"],
    account: "Ricci Performance",
    partnerCommissionRate: "15.00",
  },
  {
    email: "coach@demo.test",
    firstName: "Marta",
    lastName: "Vidal",
    roles: ["PAR", "TRN"],
    account: "Vidal Endurance",
    partnerCommissionRate: "20.00",
  },
  { email: "trainer@demo.test", firstName: "Teo", lastName: "Marušić", roles: ["TRN"], account: "Marušić Coaching" },
  {
    email: "writer@demo.test",
    firstName: "Wanda",
    lastName: "Lis",
    roles: ["PAR", "WRT"],
    account: "Lis Athletics",
    partnerCommissionRate: "12.50",
  },
  subscriber("active", "Ada", "Novak"),
  subscriber("upgraded", "Ugo", "Conti"),
  subscriber("pastdue", "Petra", "Duval"),
  subscriber("cancelled", "Carl", "Lindt"),
  subscriber("expired", "Eva", "Horák"),
  subscriber("never", "Nora", "Vik"),
];

export const customers: DemoPerson[] = [
  { email: "bruno.horvat@demo.test", firstName: "Bruno", lastName: "Horvat" },
  { email: "clara.jung@demo.test", firstName: "Clara", lastName: "Jung" },
  { email: "diego.santos@demo.test", firstName: "Diego", lastName: "Santos" },
  { email: "elin.berg@demo.test", firstName: "Elin", lastName: "Berg" },
];

function subscriber(name: string, firstName: string, lastName: string) {
  return { email: atDemo(name), firstName, lastName, roles: ["TRN" as const], account: `${lastName} Training` };
}

export const licences: Record<string, { maxUsersOverride: number }> = {
  "Marušić Coaching": { maxUsersOverride: 25 },
  "Vidal Endurance": { maxUsersOverride: 5 },
};

export const alsoInvited: Record<string, "accept" | "decline" | "end" | null> = {
  "client@demo.test": null,
  "mei.tanaka@demo.test": "decline",
  "nils.oster@demo.test": "accept",
  "yusuf.demir@demo.test": "end",
};

export const clients: DemoPerson[] = [
  { email: "client@demo.test", firstName: "Luka", lastName: "Kovač" },
  { email: "ana.saric@demo.test", firstName: "Ana", lastName: "Šarić" },
  { email: "nils.oster@demo.test", firstName: "Nils", lastName: "Øster" },
  { email: "amara.okafor@demo.test", firstName: "Amara", lastName: "Okafor" },
  { email: "mei.tanaka@demo.test", firstName: "Mei", lastName: "Tanaka" },
  { email: "sofia.herrera@demo.test", firstName: "Sofía", lastName: "Herrera" },
  { email: "yusuf.demir@demo.test", firstName: "Yusuf", lastName: "Demir" },
  { email: "priya.raman@demo.test", firstName: "Priya", lastName: "Raman" },
  { email: "jonas.weiss@demo.test", firstName: "Jonas", lastName: "Weiß" },
  { email: "aoife.byrne@demo.test", firstName: "Aoife", lastName: "Byrne" },
  { email: "tomasz.zak@demo.test", firstName: "Tomasz", lastName: "Żak" },
  { email: "leila.haddad@demo.test", firstName: "Leila", lastName: "Haddad" },
];

export const invited = ["ines.duarte@demo.test", "marek.nowak@demo.test"];

export const groups: Record<string, string[]> = {
  "Morning strength": ["client", "ana.saric", "nils.oster", "amara.okafor", "jonas.weiss"].map(atDemo),
  "Running club": ["mei.tanaka", "sofia.herrera", "yusuf.demir", "priya.raman"].map(atDemo),
};

function atDemo(name: string) {
  return `${name}@demo.test`;
}
