import { data } from "@remix-run/node";
import { countRead } from "#app/services/request-state.server.ts";

/** What a form may bring. All of it is counted while it is read, before anything takes it apart. */
export type FormLimit = {
  /** Of the whole body; of a form with a file, of its texts. */
  bytes: number;
  fields: number;
  /** Of a form with a file, its bytes included, where it is less than for any. */
  whole?: number;
  /** Said of one that is larger. */
  words?: string;
};

const kibibyte = 1024;

const tooLargeToKeep =
  "You are no longer logged in, and the form is too large to wait for that, so nothing was saved. Log in in another tab, then go back to the form and send it again.";

/**
 * login: an e-mail and a password. stranger: any form of who is not signed in, but for what a login carries. plain: a dialog's fields. list: hundreds of names in one form. import: a
 * pasted file of 1 MiB, of whose letters a form without parts writes each as three; or a tick for each of its lines.
 * webhook: a notice of the gateway, with the last twenty charges of a subscription.
 * week: the seven days of the program editor, each value a field.
 * kept: what a login carries, which anybody can send: each byte is read, packed and rendered.
 */
const limits = {
  login: { bytes: 8 * kibibyte, fields: 20 },
  stranger: { bytes: 16 * kibibyte, fields: 200 },
  plain: { bytes: 64 * kibibyte, fields: 1000 },
  list: { bytes: 512 * kibibyte, fields: 4000 },
  import: { bytes: 3584 * kibibyte, fields: 4000 },
  webhook: { bytes: 512 * kibibyte, fields: 10 },
  week: { bytes: 4096 * kibibyte, fields: 40_000 },
  kept: { bytes: 1024 * kibibyte, fields: 40_000, words: tooLargeToKeep },
} satisfies Record<string, FormLimit>;

export type FormSize = keyof typeof limits;

export function limitOf(size: FormSize): FormLimit {
  return limits[size];
}

/** In characters. The longest of ours names a part of a day by two ids. */
const longestName = 200;

/** Counts what is read of one form; throws the refusal once it is too much. */
export function countForm(limit: FormLimit) {
  let bytes = 0;
  let fields = 0;
  return {
    addBytes(more: number) {
      bytes += more;
      if (bytes > limit.bytes) throw tooLarge(limit);
    },
    addFields(more: number) {
      fields += more;
      if (fields > limit.fields) throw tooLarge(limit);
    },
    /** How many bytes more there may be. */
    room: () => limit.bytes - bytes,
  };
}

export function decodeForm(text: string, limit: FormLimit) {
  const count = countForm(limit);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) {
    count.addFields(1);
    countRead(0, 1);
    requireName(name);
    form.append(name, value);
  }
  return form;
}

export function requireName(name: string) {
  if (name.length > longestName) throw notAForm();
}

export function notAForm() {
  return data({ message: "This is not a form that we can read." }, { status: 400, statusText: "Bad Request" });
}

export function tooLarge({
  words = "The form is too large, so nothing was saved. Go back and shorten it.",
}: FormLimit) {
  return data({ message: words }, { status: 413 });
}
