import { sql } from "drizzle-orm";
import type { Db, Tx } from "../client.ts";
import { accounts } from "../schema/accounts.ts";
import { difficulties, setTypes, trackables } from "../schema/catalogues.ts";
import { questionAnswers, questionCategories, questions } from "../schema/readiness.ts";
import { starterDifficulties } from "./catalogues.ts";
import type { ReferenceFacts } from "./facts.ts";
import { systemAccountId } from "./ids.ts";
import { seedLibrary } from "./library.ts";
import { seedOtherNames } from "./other-names.ts";
import { starterQuestions } from "./questions.ts";

type Options = {
  restoreLibrary?: boolean;
};

/**
 * One transaction, idempotent. The starter library is only added by the first run, so that deleted rows stay deleted.
 * Of its other names, every run adds those that no run has added before.
 */
export async function seedReference(db: Db, facts: ReferenceFacts, { restoreLibrary = false }: Options = {}) {
  await db.transaction(async (tx) => {
    const created = await tx
      .insert(accounts)
      .values({ id: systemAccountId, name: "Macrocycle library" })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    await tx.insert(difficulties).values(starterDifficulties).onConflictDoNothing();
    await mirrorDomain(tx, facts);
    await seedQuestions(tx);
    if (created.length > 0 || restoreLibrary) await seedLibrary(tx, facts);
    await seedOtherNames(tx, facts);
  });
}

/** These tables copy the domain, so new names and units replace old ones. */
async function mirrorDomain(tx: Tx, facts: ReferenceFacts) {
  await tx
    .insert(setTypes)
    .values(facts.setTypes.map(({ code, name }, index) => ({ code, name, position: index + 1 })))
    .onConflictDoUpdate({
      target: setTypes.code,
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    });
  await tx
    .insert(trackables)
    .values(
      facts.trackables.map(({ category, name, units, types }, index) => ({
        category,
        name,
        position: index + 1,
        units: [...units],
        types: [...types],
      })),
    )
    .onConflictDoUpdate({
      target: trackables.category,
      set: {
        name: sql`excluded.name`,
        position: sql`excluded.position`,
        units: sql`excluded.units`,
        types: sql`excluded.types`,
      },
    });
}

/** Never updates: existing answers refer to these texts. */
async function seedQuestions(tx: Tx) {
  const categories = starterQuestions.map(({ id, name }, index) => ({ id, name, position: index + 1 }));
  await tx.insert(questionCategories).values(categories).onConflictDoNothing();
  const all = starterQuestions.flatMap(({ id: categoryId, questions }) =>
    questions.map((question) => ({ ...question, categoryId })),
  );
  const asked = all.map(({ answers, ...question }, index) => ({ ...question, position: index + 1 }));
  await tx.insert(questions).values(asked).onConflictDoNothing();
  const answers = all.flatMap(({ id: questionId, answers }) =>
    answers.map((answer, index) => ({ ...answer, questionId, points: index + 1, position: index + 1 })),
  );
  await tx.insert(questionAnswers).values(answers).onConflictDoNothing();
}
