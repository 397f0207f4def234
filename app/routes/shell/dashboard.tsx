import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireActor(request, "app:enter");
  return { email: actor.email };
}

export default function Dashboard() {
  const { email } = useLoaderData<typeof loader>();
  return <h1>{`Welcome back, ${email}`}</h1>;
}
