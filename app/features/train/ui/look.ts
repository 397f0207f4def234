export const trainScreen = "screen max-w-160";
