/** What whoever runs the program can mend: the message says how, and a command prints it without a stack. */
export class Mendable extends Error {}
