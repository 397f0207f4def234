import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";

export { noStore as headers } from "../no-store.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireActor(request, "app:enter");
  return { isSuccess: params.isSuccess === "success" };
}

export const meta = pageTitle("Payment");

/** Document 3 §2. */
export default function PaymentComplete() {
  const { isSuccess } = useLoaderData<typeof loader>();
  return (
    <div className="screen">
      <div className="card grid justify-items-start gap-4 p-4 sm:p-8">
        <h1>{isSuccess ? "Your payment is complete!" : "We are sorry but something went wrong"}</h1>
        {isSuccess ? (
          <div className="actions">
            <ButtonLink variant="primary" to={paths.home()}>
              Start
            </ButtonLink>
            <ButtonLink to={paths.billing()}>Your invoices</ButtonLink>
          </div>
        ) : (
          <>
            <p>You can choose a plan and try again, with this card or another one.</p>
            <div className="actions">
              <ButtonLink variant="primary" to={paths.subscribe()}>
                Back to the plans
              </ButtonLink>
              <ButtonLink to={paths.support()}>Support</ButtonLink>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
