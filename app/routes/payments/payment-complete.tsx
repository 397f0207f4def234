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
    <div className="screen max-w-2xl">
      <h1>{isSuccess ? "Your payment is complete!" : "We are sorry but something went wrong"}</h1>
      <p>
        {isSuccess ? (
          <ButtonLink variant="primary" to={paths.home()}>
            Start
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.subscribe()}>Back to the plans</ButtonLink>
        )}
      </p>
    </div>
  );
}
