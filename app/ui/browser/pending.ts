import { type Navigation, useNavigation } from "@remix-run/react";
import { useTrouble } from "./line.ts";

type Going = Pick<Navigation, "state" | "location" | "formMethod" | "formAction">;

const idle: Going = { state: "idle", location: undefined, formMethod: undefined, formAction: undefined };

export function useGoing(): Going {
  const navigation = useNavigation();
  return useTrouble() ? idle : navigation;
}

export function usePending(action?: string) {
  const { formMethod, formAction, state } = useGoing();
  if (state === "idle" || !formMethod || formMethod === "GET") return false;
  return action === undefined || pathOf(formAction) === pathOf(action);
}

function pathOf(address: string | undefined) {
  return address?.split("?")[0];
}
