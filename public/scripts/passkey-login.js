// Offers 'Log in with a passkey' where the browser knows passkeys: what it signs is posted by the login form itself.
// In a function, since a page that is never left runs it once more after each logging out.
(() => {
  const offer = document.getElementById("passkey");
  const form = document.getElementById("login");
  const said = document.getElementById("passkey-said");

  if (offer && form && said && window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
    offer.hidden = false;
    offer.addEventListener("click", () => {
      said.textContent = "";
      logIn().catch(() => {
        said.textContent = "That did not work. Try again, or log in with your password.";
      });
    });
  }

  async function logIn() {
    const answer = await fetch(offer.dataset.options, { method: "POST" });
    if (!answer.ok) throw new Error(`Asked for a login's options: ${answer.status}.`);
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await answer.json());
    const signed = await navigator.credentials.get({ publicKey });
    form.elements.passkey.value = JSON.stringify(signed.toJSON());
    form.submit();
  }
})();
