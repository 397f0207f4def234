import type { Action } from "#app/domain/policy/matrix.ts";

export type Kind =
  | "exercise"
  | "program"
  | "placed program"
  | "store program"
  | "folder"
  | "category"
  | "subcategory"
  | "file"
  | "post"
  | "package"
  | "client"
  | "invite"
  | "group"
  | "session"
  | "user"
  | "mail"
  | "import"
  | "export"
  | "passkey"
  | "invoice"
  | "finding"
  | "comment"
  | "record"
  | "token"
  | "my invitation"
  | "my coach"
  | "my workout"
  | "past note";

/** What comes of asking: served (also as a form that is asked for again), or turned away in one of these ways. */
export type Outcome = "served" | "missing";

type Ask = {
  /** What one must be able to do with the thing, once one sees it. */
  allow?: Action;
  /** What is answered to who may: 'missing' where the address is for posting alone. */
  answer?: Outcome;
  /** It looks at no thing, so it answers the same for all of them. */
  isBlind?: true;
};

type Post = Ask & { fields?: Record<string, string>; json?: (id: string) => unknown };

export type Row = {
  /** What one must be able to do to anything at all to come to this page; who cannot is sent to /. */
  page: Action;
  /** The thing in the address, and what makes it exist for somebody. */
  thing?: Kind;
  see?: Action;
  get?: Ask;
  post?: Post;
};

/** An address that asks nobody who they are: why it need not, and where it is tested. */
export type OpenRow = { open: string; test: string };

/** Addresses of app/routes.ts and who may come there; a layout, which has no address, stands by its route's name. */
export type AccessRows = Record<string, Row | OpenRow>;
