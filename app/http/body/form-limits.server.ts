import { data } from "@remix-run/node";
import { countRead } from "#app/services/request-state.server.ts";

/** Counted while reading, before anything is parsed. */
export type FormLimit = {
  bytes: number;
  fields: number;
  whole?: number;
  words?: string;
};

const kibibyte = 1024;

const tooLargeToKeep =
  "You are no longer logged in, and the form is too large to wait for that, so nothing was saved. Log in in another tab, then go back to the form and send it again.";

/**
 * login: an e-mail and a password. stranger: any form without a session, except what a login carries. plain: a dialog.
 * list: hundreds of names. import: a pasted file of 1 MiB, whose characters url-encoding may triple, or a tick for each
 * line. webhook: a gateway's notice with the last twenty charges. week: the seven days of the editor, each value a
 * field. kept: what a login carries, which anybody can send, so every byte costs us reading, packing and rendering.
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

const longestName = 200;

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
