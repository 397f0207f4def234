import { env } from "./env.server.ts";

/**
 * The security headers of every answer: pages, data, files and errors alike. `showsMail`: of a page with a mail in it,
 * whose style stands in its HTML.
 */
export function securityHeaders(nonce: string, showsMail: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(nonce, showsMail),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    ...(env().NODE_ENV === "production" ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

function contentSecurityPolicy(nonce: string, showsMail: boolean) {
  const developing = env().NODE_ENV === "development";
  const styles = showsMail ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // why: Vite serves styles as inline elements in development
    developing ? "style-src 'self' 'unsafe-inline'" : styles,
    // why: dragging and charts place things by style attributes
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https://i.ytimg.com https://img.youtube.com",
    developing ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
