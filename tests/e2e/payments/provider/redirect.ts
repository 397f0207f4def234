import http from "node:http";
import https from "node:https";

/**
 * Loaded before a server that has credentials (`node --import`): what the provider's library asks the provider's host is
 * asked of the stand-in. Nothing of the product knows of it.
 */
const standIn = new URL(process.env.PROVIDER_STAND_IN ?? "");
const request = https.request;

function redirected(options: https.RequestOptions, heard: (response: http.IncomingMessage) => void) {
  if (options.host !== "api.sandbox.braintreegateway.com") return request(options, heard);
  return http.request({ ...options, host: standIn.hostname, port: standIn.port }, heard);
}

https.request = redirected as typeof https.request;
