import { defineForm, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";
import { centsOf, eurosMessage } from "#app/domain/money/euros.ts";
import type { PublishVariant, RequestedStep } from "#app/domain/publishing/publishing.ts";

const price = { label: "Price*", hint: "In euros, with a point or a comma: 49.90" };

const fields = {
  price: text({ ...price, required: "Price is required", check: eurosMessage }),
  isPublished: tick({ label: "Published" }),
  feedback: text({ label: "Feedback", max: 2000, tooLong: "Feedback can have at most 2000 characters" }),
};

export type PublishFields = typeof fields;
type Values = ValuesOf<PublishFields>;

/** Price and Published are set directly. */
export const updateForm = defineForm({ id: "publish", fields });

export const suggestForm = defineForm({ id: "suggest", fields });

export const acceptForm = defineForm({ id: "decide", fields });

/** The same form's other button; its price is ignored. */
export const declineForm = defineForm({ id: "decide", fields: { ...fields, price: text(price) } });

export const formOf = {
  creator: updateForm,
  decide: acceptForm,
  suggest: suggestForm,
  readOnly: null,
} satisfies Record<PublishVariant, unknown>;

export const stepOf = {
  update: ({ price, isPublished, feedback }: Values): RequestedStep => ({
    step: "update",
    isPublished,
    feedback,
    priceCents: centsOf(price),
  }),
  suggest: ({ price }: Values): RequestedStep => ({ step: "suggest", priceCents: centsOf(price) }),
  accept: ({ price, feedback }: Values): RequestedStep => ({ step: "accept", priceCents: centsOf(price), feedback }),
  decline: ({ feedback }: Values): RequestedStep => ({ step: "decline", feedback }),
};
