import { paths } from "#app/paths.ts";

/** Shown by its script alone, where the browser knows passkeys. The page has no other. */
export function PasskeyOffer() {
  return (
    <>
      <button id="passkey" type="button" className="btn" hidden data-options={paths.passkeyLogin()}>
        Log in with a passkey
      </button>
      <p id="passkey-said" role="status" className="field-error empty:hidden" />
      <script src="/passkey-login.js" defer />
    </>
  );
}
