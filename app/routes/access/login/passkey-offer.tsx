import { useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";
import { pageScript } from "#app/script-paths.ts";

const source = pageScript("passkey-login");

/** Revealed by its own script if the browser supports passkeys. */
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

/** Scripts don't run when rendered on the client, as after logging out of a hydrated page. */
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
