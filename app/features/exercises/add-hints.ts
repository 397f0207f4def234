export const noName = "You need to define a name!";
export const noNameOrCategory = "You need to define a name and choose a category!";

/** Shown as hints that vanish (document 1 §5). */
export const addHints: readonly string[] = [noName, noNameOrCategory];
