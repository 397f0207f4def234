/** What whoever runs the program can put right: the message says how, and a command prints it without a stack. */
export class OperatorError extends Error {}
