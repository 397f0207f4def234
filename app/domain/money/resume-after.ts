/**
 * In milliseconds. A step of an order belongs to whoever began it for this long: longer than all calls to a silent
 * gateway.
 */
export const resumeAfter = 2 * 60 * 1000;
