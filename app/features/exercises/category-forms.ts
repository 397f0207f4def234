import { z } from "zod";
import { noName, noNameOrCategory } from "./add-hints.ts";

const longestName = 100;

const name = z.string().trim().max(longestName, `A name can have at most ${longestName} characters`);
const items = z
  .array(z.object({ id: z.uuid().toLowerCase(), name: name.min(1, noName).prefault("") }))
  .max(1000)
  .prefault([]);

/** Every form that lists names can also bring a new one; its Add button says that there must be one. */
const addition = { addedId: z.uuid().toLowerCase(), addedName: name.prefault(""), add: z.string().optional() };

export type CategoriesInput = z.output<typeof categoriesSchema>;
export type SubcategoriesInput = z.output<typeof subcategoriesSchema>;

/** The Categories dialog: all names as they shall be, and perhaps a new one. */
export const categoriesSchema = z
  .object({ items, ...addition })
  .superRefine(({ add, addedName }, issues) => {
    if (add && addedName === "") issues.addIssue({ code: "custom", path: ["addedName"], message: noName });
  })
  .transform(({ items, addedId, addedName }) => ({
    items,
    added: addedName === "" ? null : { id: addedId, name: addedName },
  }));

/** The Subcategories dialog: all names as they shall be, and perhaps a new one in a category. */
export const subcategoriesSchema = z
  .object({ items, ...addition, addedCategory: z.union([z.literal(""), z.uuid().toLowerCase()]).prefault("") })
  .superRefine(({ add, addedName, addedCategory }, issues) => {
    const isBegun = add || addedName !== "";
    if (!isBegun || (addedName !== "" && addedCategory !== "")) return;
    const path = [addedName === "" ? "addedName" : "addedCategory"];
    issues.addIssue({ code: "custom", path, message: noNameOrCategory });
  })
  .transform(({ items, addedId, addedName, addedCategory }) => ({
    items,
    added: addedName === "" ? null : { id: addedId, name: addedName, categoryId: addedCategory },
  }));
