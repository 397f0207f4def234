import { useNavigation } from "@remix-run/react";

/** Whether a post is on its way; with an address, whether it is a post to that one. */
export function usePending(action?: string) {
  const { formMethod, formAction, state } = useNavigation();
  if (state === "idle" || !formMethod || formMethod === "GET") return false;
  return action === undefined || pathOf(formAction) === pathOf(action);
}

function pathOf(address: string | undefined) {
  return address?.split("?")[0];
}
