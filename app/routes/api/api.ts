import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerApi } from "#app/http/api/dispatch.server.ts";
import { routerOf } from "#app/http/api/routing.ts";
import { paths } from "#app/paths.ts";
import { description } from "./description.ts";
import { resources } from "./registry.ts";

const router = routerOf([...resources, description]);

export function loader({ request }: LoaderFunctionArgs) {
  return answerApi(router, paths.api(), request);
}

export function action({ request }: ActionFunctionArgs) {
  return answerApi(router, paths.api(), request);
}
