import type { Form, ValuesOf } from "#app/domain/forms/form.ts";
import { parseEuros } from "#app/domain/money/euros.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import type { RequestedStep } from "#app/domain/publishing/publishing.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { type PublishFields, updateForm } from "#app/features/publishing/forms.ts";
import { publishProgram, startsOf } from "#app/features/publishing/mutations.server.ts";
import { findPublishing } from "#app/features/publishing/queries.server.ts";
import { env } from "#app/http/env.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";

/** `price` in the address previews the shares of another price. */
export function publishLoader(page: Action) {
  return formLoader(updateForm, page, async (ctx, _, { params, url }) => {
    const price = parseEuros(new URL(url).searchParams.get("price") ?? "");
    const options = { platformRate: env().TS_COMMISSION_RATE, typedCents: price.ok ? price.cents : null };
    const view = await findPublishing(ctx, params.programId ?? "", options);
    return { starts: startsOf(view), ...view };
  });
}

type Step = {
  page: Action;
  right: Action;
  form: Form<PublishFields, undefined>;
  stepOf: (values: ValuesOf<PublishFields>) => RequestedStep;
};

export function publishAction({ page, right, form, stepOf }: Step) {
  const decider = whoMay(page, async (ctx, { params }) => {
    const program = await findProgram(ctx, params.programId ?? "");
    allow(ctx.actor, right, program);
    return program;
  });
  return formAction(form, decider, {
    run: (ctx, values, { thing, version }) => publishProgram(ctx, thing.id, version(), stepOf(values)),
    done: ({ id, name, statusName }, { search }) => ({
      to: paths.editor(id) + search,
      message: `${name} is now ${statusName}.`,
    }),
  });
}
