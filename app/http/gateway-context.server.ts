import { db, services } from "#app/services/context.server.ts";

/** What a use case takes that the gateway asks for, as nobody is signed in. */
export function gatewayContext() {
  return { db, payments: services.payments, now: new Date() };
}
