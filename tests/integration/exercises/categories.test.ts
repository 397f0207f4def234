import { parseWithZod } from "@conform-to/zod/v4";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import type { Fields, Form } from "#app/domain/forms/form.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { categoriesForm, subcategoriesForm } from "#app/features/exercises/categories/forms.ts";
import {
  deleteCategory,
  deleteSubcategory,
  saveCategories,
  saveSubcategories,
} from "#app/features/exercises/categories/mutations.server.ts";
import { libraryOptions } from "#app/features/exercises/library.server.ts";
import { schemaOf } from "#app/http/screens/form-schema.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise, placeId } from "#tests/support/training/exercises.ts";

async function admin() {
  return (await coachingBusiness({ roles: ["ADM"] })).ctx;
}

async function addCategory(ctx: Context, name: string) {
  const id = newId();
  expect(await saveCategories(ctx, { items: [], added: { id, name } })).toEqual({ ok: true });
  return id;
}

async function addSubcategory(ctx: Context, categoryId: string, name: string) {
  const id = newId();
  expect(await saveSubcategories(ctx, { items: [], added: { id, name, categoryId } })).toEqual({ ok: true });
  return id;
}

async function named(ctx: Context, id: string) {
  const { categories } = await libraryOptions(ctx);
  const subcategories = categories.flatMap((category) => category.subcategories);
  return [...categories, ...subcategories].find((one) => one.id === id)?.name;
}

describe("saving categories", () => {
  test("renames many at once, those that swap their names too, and adds a new one", async () => {
    const ctx = await admin();
    const [a, b] = [await addCategory(ctx, "Swap A"), await addCategory(ctx, "Swap B")];
    const added = { id: newId(), name: "Swap C" };
    const items = [
      { id: a, name: "Swap B", was: "Swap A" },
      { id: b, name: "Swap A", was: "Swap B" },
      { id: newId(), name: "Gone meanwhile", was: "Gone meanwhile" },
    ];
    expect(await saveCategories(ctx, { items, added })).toEqual({ ok: true });
    expect([await named(ctx, a), await named(ctx, b), await named(ctx, added.id)]).toEqual([
      "Swap B",
      "Swap A",
      "Swap C",
    ]);
    expect(await saveCategories(ctx, { items: [], added })).toEqual({ ok: true });
  });

  test("refuses a name twice, whatever its case and accents, at its field, and changes nothing", async () => {
    const ctx = await admin();
    const [a, b] = [await addCategory(ctx, "Twice"), await addCategory(ctx, "Thrice")];
    const items = [
      { id: a, name: "Once", was: "Twice" },
      { id: b, name: "ÓNCE", was: "Thrice" },
    ];
    expect(await saveCategories(ctx, { items, added: { id: newId(), name: "strength" } })).toEqual({
      ok: false,
      problems: {
        "items[0].name": ["The name 'Once' is already taken"],
        "items[1].name": ["The name 'ÓNCE' is already taken"],
        addedName: ["The name 'strength' is already taken"],
      },
    });
    expect(await named(ctx, a)).toBe("Twice");
  });

  test("two administrators who add the same name at once: one is told", async () => {
    const ctx = await admin();
    const add = () => saveCategories(ctx, { items: [], added: { id: newId(), name: "Raced" } });
    const saved = await Promise.all([add(), add()]);
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("saving subcategories", () => {
  test("renames and adds; the same name may stand in two categories, not twice in one", async () => {
    const ctx = await admin();
    const [one, other] = [await addCategory(ctx, "Sub one"), await addCategory(ctx, "Sub other")];
    const id = await addSubcategory(ctx, one, "Part");
    await addSubcategory(ctx, other, "Part");
    expect(
      await saveSubcategories(ctx, { items: [], added: { id: newId(), name: "part", categoryId: one } }),
    ).toMatchObject({ ok: false, problems: { addedName: [expect.any(String)] } });
    expect(await saveSubcategories(ctx, { items: [{ id, name: "Whole", was: "Part" }], added: null })).toEqual({
      ok: true,
    });
    expect(await named(ctx, id)).toBe("Whole");
  });

  test("refuses a category that is not there", async () => {
    const added = { id: newId(), name: "Nowhere", categoryId: newId() };
    expect(await saveSubcategories(await admin(), { items: [], added })).toEqual({
      ok: false,
      problems: { addedCategory: ["You need to define a name and choose a category!"] },
    });
  });
});

describe("the forms", () => {
  function post<F extends Fields>(form: Form<F, undefined>, fields: Record<string, string>) {
    const typed = new FormData();
    for (const [name, value] of Object.entries(fields)) typed.append(name, value);
    const submission = parseWithZod(typed, { schema: schemaOf(form, undefined, null) });
    return submission.status === "success" ? undefined : submission.error;
  }

  test("ask for a name", () => {
    const message = ["You need to define a name!"];
    expect(post(categoriesForm, { add: "on", addedName: "  " })).toEqual({ addedName: message });
    expect(post(categoriesForm, { addedName: "" })).toBeUndefined();
    const blank = { "items[0].id": newId(), "items[0].name": " " };
    expect(post(categoriesForm, blank)).toEqual({ "items[0].name": message });
  });

  test("ask for a name and a category", () => {
    const message = ["You need to define a name and choose a category!"];
    expect(post(subcategoriesForm, { add: "on" })).toEqual({ addedName: message });
    expect(post(subcategoriesForm, { addedName: "Part" })).toEqual({ addedCategory: message });
    expect(post(subcategoriesForm, { addedName: "Part", addedCategory: newId() })).toBeUndefined();
    expect(post(subcategoriesForm, {})).toBeUndefined();
  });
});

describe("deleting", () => {
  test("an unused category and subcategory go", async () => {
    const ctx = await admin();
    const category = await addCategory(ctx, "Short-lived");
    const subcategory = await addSubcategory(ctx, category, "Shorter-lived");
    expect(await deleteCategory(ctx, category)).toEqual({
      ok: false,
      problems: { "": ["This category has 1 subcategories and can't be deleted."] },
    });
    expect(await deleteSubcategory(ctx, subcategory)).toEqual({ ok: true, name: "Shorter-lived" });
    expect(await deleteCategory(ctx, category)).toEqual({ ok: true, name: "Short-lived" });
    expect(await named(ctx, category)).toBeUndefined();
    await expect(deleteCategory(ctx, category)).rejects.toThrow(NotFound);
    await expect(deleteSubcategory(ctx, "nonsense")).rejects.toThrow(NotFound);
  });

  test("one in use is kept, with a sentence, whoever uses it", async () => {
    const ctx = await admin();
    const category = await addCategory(ctx, "In use");
    const subcategory = await addSubcategory(ctx, category, "In use too");
    const trainer = await coachingBusiness();
    await givenExercise(trainer.ctx, { categories: [category], subcategories: [subcategory] });
    expect(await deleteCategory(ctx, category)).toEqual({
      ok: false,
      problems: { "": ["This category is used by 1 exercises and can't be deleted."] },
    });
    expect(await deleteSubcategory(ctx, subcategory)).toEqual({
      ok: false,
      problems: { "": ["This subcategory is used by 1 exercises and can't be deleted."] },
    });
    expect(await named(ctx, subcategory)).toBe("In use too");
  });
});

test.each([[["PAR"]], [["TRN"]], [["TRN", "WRT"]]] as Role[][][])("%j does none of it", async (roles) => {
  const { ctx } = await coachingBusiness({ roles });
  await expect(saveCategories(ctx, { items: [], added: null })).rejects.toThrow(Forbidden);
  await expect(saveSubcategories(ctx, { items: [], added: null })).rejects.toThrow(Forbidden);
  await expect(deleteCategory(ctx, placeId("Speed"))).rejects.toThrow(Forbidden);
  await expect(deleteSubcategory(ctx, placeId("Speed", "Agility"))).rejects.toThrow(Forbidden);
});
