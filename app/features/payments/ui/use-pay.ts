import { useActionData, useSubmit } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Problems } from "#app/domain/forms/result.ts";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { usePending } from "#app/ui/browser/pending.ts";
import type { Confirmation, Payer } from "../confirm.server.ts";
import { payForm } from "../pay-form.ts";
import type { Asked, Confirmed } from "./card-entry.ts";
import { readEntered } from "./card-fields.tsx";
import type { useCardEntry } from "./use-card-entry.ts";

/** The form that was refused, or whose bank has to be asked; `otherId` is the key of an order with another card. */
export type Returned = ReturnedForm & { confirmation?: Confirmation; otherId?: string };

/** Undefined before it was posted. */
export function useReturned() {
  const returned = useActionData() as Returned | undefined;
  return returned?.form === payForm.id ? returned : undefined;
}

type Paying = {
  entry: ReturnType<typeof useCardEntry>;
  form: RefObject<HTMLFormElement | null>;
  /** Of a card that is kept without a charge, which its bank is asked about before it is posted. */
  before: { cents: number; payer: Payer } | null;
};

/** Turns the card into a nonce, asks its bank where that is wanted, and posts; a second press meanwhile does nothing. */
export function usePay({ entry, form, before }: Paying) {
  const returned = useReturned();
  const submit = useSubmit();
  const isPending = usePending();
  const [found, setFound] = useState<Problems | null>(null);
  const [answered, setAnswered] = useState<Returned>();
  const [orderId, setOrderId] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const isRunning = useRef(false);
  const asked = useRef<Returned>();
  const confirmed = useRef(0);

  function post(more: Record<string, string>) {
    if (!form.current) return;
    const typed = new FormData(form.current);
    for (const [name, text] of Object.entries(more)) typed.set(name, text);
    submit(typed, { method: "post", preventScrollReset: true });
  }

  async function run(work: () => Promise<Problems | null>) {
    isRunning.current = true;
    setChecking(true);
    const problems = await work();
    isRunning.current = false;
    setChecking(false);
    setFound(problems);
  }

  async function tokenize() {
    const made = await entry.tokenize(readEntered());
    if (!made.ok) return made.problems;
    const right = before ? await entry.confirm({ ...made, ...before, isAgain: false }) : made;
    if (!right.ok) return right.problems;
    post({ nonce: right.nonce });
    return null;
  }

  async function confirm(question: Confirmation, { attempt, otherId }: Returned) {
    confirmed.current += 1;
    const said = await askBank(entry.confirm, { ...question, isAgain: confirmed.current > 1 }, confirmed.current);
    if (said.ok) {
      post({ id: attempt, confirmed: said.nonce });
      return null;
    }
    confirmed.current = 0;
    setOrderId(otherId);
    return said.problems;
  }

  useEffect(() => {
    if (!returned?.confirmation || asked.current === returned) return;
    asked.current = returned;
    void run(() => confirm(returned.confirmation as Confirmation, returned));
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isPending || isRunning.current) return event.preventDefault();
    setFound(null);
    setAnswered(returned);
    if (new FormData(event.currentTarget).get("card") === "kept") return;
    event.preventDefault();
    void run(tokenize);
  }

  const problems = found ?? (returned === answered ? null : (returned?.problems ?? null));
  const isOther = orderId !== undefined && returned?.otherId === orderId;
  return { onSubmit, problems, id: isOther ? orderId : returned?.attempt, isBusy: isChecking || isPending };
}

/** How often a bank is asked about one order: a second time it is told to ask who pays. */
const mostOften = 2;

async function askBank(confirm: (asked: Asked) => Promise<Confirmed>, asked: Asked, times: number): Promise<Confirmed> {
  if (times <= mostOften) return confirm(asked);
  return {
    ok: false,
    problems: {
      "": ["Your bank declined the payment. Nothing was charged. Try different credit card, or ask your bank."],
    },
  };
}
