/**
 * For how long whoever began a step of an order has it for themselves, and is waited for: longer than all calls to a
 * gateway that is silent, in milliseconds.
 */
export const resumeAfter = 2 * 60 * 1000;
