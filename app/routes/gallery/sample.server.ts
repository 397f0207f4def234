import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";

const choice = z.array(z.string()).default([]);

/** The gallery's own form: real enough to be refused for every kind of field. */
export const sampleSchema = z.object({
  name: z.string({ error: "Name is required!" }).max(20, "A name has at most 20 characters."),
  email: z.email({ error: "Enter an e-mail address." }),
  password: z.string({ error: "Enter a password." }),
  rounds: z.coerce
    .number({ error: "Rounds is a number." })
    .int()
    .min(1, "Rounds: at least 1.")
    .max(50, "Rounds: at most 50."),
  startDate: z.iso.date({ error: "Start date is required" }),
  video: z.url({ error: "Enter an address that starts with https://." }).optional(),
  description: z.string({ error: "Write a sentence about it." }),
  difficulty: z.string({ error: "Exercise difficulty required" }),
  categories: choice.refine((list) => list.length > 0, "Select at least one category"),
  formula: z.string({ error: "Choose a formula." }),
  agreed: z.literal("on", { error: "Tick the box to go on." }),
});

export type Sample = z.input<typeof sampleSchema> & { image?: File };

/** The same form, refused in every field. */
export const refusedSample: SubmissionResult<string[]> = {
  status: "error",
  initialValue: { name: "A name that is far too long for its field", email: "coach@", rounds: "0", description: "" },
  error: {
    name: ["A name has at most 20 characters."],
    email: ["Enter an e-mail address."],
    password: ["Enter a password."],
    rounds: ["Rounds: at least 1."],
    startDate: ["Start date is required"],
    video: ["Enter an address that starts with https://."],
    description: ["Write a sentence about it."],
    difficulty: ["Exercise difficulty required"],
    categories: ["Select at least one category"],
    formula: ["Choose a formula."],
    agreed: ["Tick the box to go on."],
    image: ["This is not an image that we can read."],
  },
};

export const dialogSchema = z.object({
  name: z.string({ error: "Name is required!" }),
  note: z.string().optional(),
});

export type DialogSample = z.input<typeof dialogSchema>;
