import { useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";

const source = "/passkey-login.js";

/** Shown by its script alone, where the browser knows passkeys. The page has no other. */
export function PasskeyOffer() {
  const ref = useRanScript();
  return (
    <>
      <button id="passkey" type="button" className="btn" hidden data-options={paths.passkeyLogin()}>
        Log in with a passkey
      </button>
      <p ref={ref} id="passkey-said" role="status" className="field-error empty:hidden" />
      <script src={source} defer />
    </>
  );
}

/** Runs the script where the page comes after logging out of a hydrated one: what is rendered there does not run. */
function useRanScript() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = source;
    ref.current?.after(script);
    return () => script.remove();
  }, []);
  return ref;
}
