/**
 * Stands in for Cardinal's script of 3-D Secure (Songbird), as far as braintree-web 3.144.0 calls it: the bank's question
 * is a form that is posted into a frame of the bank's.
 */
(() => {
  const listeners = {};
  const tell = (event, ...said) => {
    for (const heard of listeners[event] ?? []) heard(...said);
  };

  /** As Cardinal does it: the page's own policy decides whether the form may be posted, and the frame shown. */
  function challenge({ AcsUrl, Payload }) {
    const frame = document.createElement("iframe");
    frame.name = "Cardinal-CCA-IFrame";
    frame.title = "The bank’s question";
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: AcsUrl, target: frame.name });
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "creq", value: Payload });
    form.append(field);
    document.body.append(frame, form);
    form.submit();
    addEventListener("message", function answered({ data, source }) {
      if (source !== frame.contentWindow || !/^(yes|no)$/.test(data)) return;
      removeEventListener("message", answered);
      frame.remove();
      form.remove();
      const ActionCode = data === "yes" ? "SUCCESS" : "FAILURE";
      tell("payments.validated", { ActionCode, ErrorNumber: 0, Payment: {} }, data);
    });
  }

  window.Cardinal = {
    on(event, heard) {
      listeners[event] = [...(listeners[event] ?? []), heard];
    },
    off(event) {
      delete listeners[event];
    },
    configure() {},
    setup() {
      setTimeout(tell, 0, "payments.setupComplete", { sessionId: "stand-in" });
    },
    trigger: async () => ({ Status: true }),
    continue: (_brand, asked) => challenge(asked),
  };
})();
