import fc from "fast-check";

/** What a person might type into any field, right or wrong. */
export const typedTexts = fc.oneof(
  fc.constantFrom(
    "",
    "5",
    "80",
    "82,5",
    "12.",
    "1:30",
    "80/70/60",
    "8+2",
    "8-12",
    "8+",
    "max",
    "85%TM",
    "bw+10",
    "5+3+2 (15s)",
    "45lb",
    "2rir",
    "30X1",
    "-5",
    "+2.5",
    "3",
    "10",
    "50",
    "0.125",
    "x",
  ),
  fc.integer({ min: -20, max: 12_000 }).map(String),
  fc.integer({ min: 1, max: 8 }).map(String),
  fc.string({ maxLength: 5 }),
);
