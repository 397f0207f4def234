/**
 * The four ways a use case ends without a result. What a person can correct is a returned value instead.
 *
 * why: they are no subclasses of Error, because Remix blanks every thrown Error into a 500 before a page sees it;
 * an object of this shape it treats as an error response, and keeps its status and message.
 */
abstract class Refusal {
  readonly internal = false;
  readonly data: { message: string };
  abstract readonly status: number;
  abstract readonly statusText: string;

  constructor(message: string) {
    this.data = { message };
  }

  get message() {
    return this.data.message;
  }
}

/** The thing does not exist for this actor. */
export class NotFound extends Refusal {
  readonly status = 404;
  readonly statusText = "Not Found";

  constructor(message = "We could not find that.") {
    super(message);
  }
}

/** The actor sees the thing, but may not do this with it. */
export class Forbidden extends Refusal {
  readonly status = 403;
  readonly statusText = "Forbidden";

  constructor(message = "You are not allowed to do that.") {
    super(message);
  }
}

/** A fault of ours: logged, and shown as a 500 page with the incident's id. */
export class Unexpected extends Error {}
