import { env } from "./env.server.ts";

/** `mail` shows what was written elsewhere; one's own page (`own`) may have its styles within. */
export type Special = "mail" | "card" | "own" | null;

export function securityHeaders(nonce: string, special: Special): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(nonce, special),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    ...(env().NODE_ENV === "production" ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

function contentSecurityPolicy(nonce: string, special: Special) {
  const developing = env().NODE_ENV === "development";
  const styles = special === "mail" || special === "own" ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'";
  const gateway = special === "card" ? gatewayHosts() : none;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${gateway.scripts}`,
    // why: Vite serves styles as inline elements in development
    developing ? "style-src 'self' 'unsafe-inline'" : styles,
    // why: dragging and charts position things with style attributes
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https://i.ytimg.com https://img.youtube.com${gateway.images}`,
    `connect-src 'self'${developing ? " ws:" : ""}${gateway.connections}`,
    ...(gateway.frames === "" ? [] : [`frame-src 'self'${gateway.frames}`]),
    `form-action 'self'${gateway.forms}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const none = { scripts: "", connections: "", images: "", frames: "", forms: "" };

/**
 * Hosts of the card form. 3-D Secure is Cardinal's, which posts a form into a frame of any bank, so frames and forms
 * must be open to any site. The library also logs to PayPal, which the provider's list omits.
 * https://braintree.github.io/braintree-web/current/#content-security-policy
 */
function gatewayHosts() {
  const { BRAINTREE_ENVIRONMENT: environment, BRAINTREE_SANDBOX_URL: local } = env();
  if (!environment) return local ? { ...none, connections: ` ${new URL(local).origin}` } : none;
  const within = environment === "sandbox" ? "sandbox." : "";
  const assets = "https://assets.braintreegateway.com";
  const cardinal = "https://*.cardinalcommerce.com https://*.cardinaltrusted.com";
  return {
    scripts: ` https://js.braintreegateway.com ${assets} ${cardinal}`,
    images: ` ${assets}`,
    connections: ` https://api.${within}braintreegateway.com https://client-analytics.${within}braintreegateway.com https://*.braintree-api.com https://www.paypal.com/xoplatform/logger/ ${cardinal}`,
    frames: " https:",
    forms: " https:",
  };
}
