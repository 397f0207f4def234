import { useActionData, useSubmit } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Problems } from "#app/domain/forms/result.ts";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { usePending } from "#app/ui/browser/pending.ts";
import type { Confirmation, Payer } from "../confirm.server.ts";
import { payForm } from "../pay-form.ts";
import type { Asked, Confirm, Confirmed } from "./card-entry.ts";
import { readEntered } from "./card-fields.tsx";
import type { useCardEntry } from "./use-card-entry.ts";

/** `otherId`: the key for an order with another card. */
export type Returned = ReturnedForm & { confirmation?: Confirmation; otherId?: string };

/** Undefined before the first post. */
export function useReturned() {
  const returned = useActionData() as Returned | undefined;
  return returned?.form === payForm.id ? returned : undefined;
}

type Paying = {
  entry: ReturnType<typeof useCardEntry>;
  form: RefObject<HTMLFormElement | null>;
  before: { cents: number; payer: Payer } | null;
};

export function usePay({ entry, form, before }: Paying) {
  const returned = useReturned();
  const isPending = usePending();
  const post = usePost(form);
  const { run, found, setFound, isChecking, isRunning } = useRun();
  const [answered, setAnswered] = useState<Returned>();
  const otherId = useBankQuestion({ entry, post, run, returned });

  async function tokenize() {
    const made = await entry.tokenize(readEntered());
    if (!made.ok) return made.problems;
    const right = before ? await entry.confirm({ ...made, ...before, isAgain: false }) : made;
    if (!right.ok) return right.problems;
    post({ nonce: right.nonce });
    return null;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isPending || isRunning.current) return event.preventDefault();
    setFound(null);
    setAnswered(returned);
    if (new FormData(event.currentTarget).get("card") === "kept") return;
    event.preventDefault();
    void run(tokenize);
  }

  const problems = found ?? (returned === answered ? null : (returned?.problems ?? null));
  return { onSubmit, problems, id: otherId ?? returned?.attempt, isBusy: isChecking || isPending };
}

type Post = (more: Record<string, string>) => void;

function usePost(form: Paying["form"]): Post {
  const submit = useSubmit();
  return (more) => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    for (const [name, text] of Object.entries(more)) typed.set(name, text);
    submit(typed, { method: "post", preventScrollReset: true });
  };
}

type Work = () => Promise<Problems | null>;

function useRun() {
  const [found, setFound] = useState<Problems | null>(null);
  const [isChecking, setChecking] = useState(false);
  const isRunning = useRef(false);
  async function run(work: Work) {
    isRunning.current = true;
    setChecking(true);
    const problems = await work();
    isRunning.current = false;
    setChecking(false);
    setFound(problems);
  }
  return { run, found, setFound, isChecking, isRunning };
}

type Question = Pick<Paying, "entry"> & {
  post: Post;
  run: (work: Work) => Promise<void>;
  returned: Returned | undefined;
};

/** Asks once per response that requires it; if the bank rejects, continues with the key for another card. */
function useBankQuestion({ entry, post, run, returned }: Question) {
  const [refused, setRefused] = useState<Returned>();
  const asked = useRef<Returned>();
  const times = useRef(0);

  async function confirm(confirmation: Confirmation, answer: Returned) {
    times.current += 1;
    const said = await askBank(entry.confirm, { ...confirmation, isAgain: times.current > 1 }, times.current);
    if (said.ok) {
      post({ id: answer.attempt, confirmed: said.nonce });
      return null;
    }
    times.current = 0;
    setRefused(answer);
    return said.problems;
  }

  useEffect(() => {
    const confirmation = returned?.confirmation;
    if (!confirmation || asked.current === returned) return;
    asked.current = returned;
    void run(() => confirm(confirmation, returned));
  });
  return returned === refused ? refused?.otherId : undefined;
}

/** How often the bank is asked about one order: the second time it must authenticate the payer. */
const maxConfirmations = 2;

async function askBank(confirm: Confirm, asked: Asked, times: number): Promise<Confirmed> {
  if (times <= maxConfirmations) return confirm(asked);
  return {
    ok: false,
    problems: {
      "": ["Your bank declined the payment. Nothing was charged. Try different credit card, or ask your bank."],
    },
  };
}
