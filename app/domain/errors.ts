/**
 * why: not subclasses of Error, because Remix turns every thrown Error into a blank 500 before a page sees it. It
 * treats objects of this shape as error responses, with status and message.
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

export class NotFound extends Refusal {
  readonly status = 404;
  readonly statusText = "Not Found";

  constructor(message = "We could not find that.") {
    super(message);
  }
}

export class Forbidden extends Refusal {
  readonly status = 403;
  readonly statusText = "Forbidden";

  constructor(message = "You are not allowed to do that.") {
    super(message);
  }
}

/** Our bug: logged, and shown as a 500 page with the incident's id. */
export class Unexpected extends Error {}

/** While nobody answers where uploaded files are; images then get 503. */
export class StoreAway extends Error {
  constructor(options?: ErrorOptions) {
    super("The store of uploaded files can't be reached.", options);
  }
}
