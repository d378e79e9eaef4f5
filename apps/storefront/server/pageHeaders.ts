/**
 * The headers of a page. Nothing but the shop's own scripts and styles run in it, with one exception: style elements
 * that scripts add under the nonce, and style attributes, which react-aria needs for positions.
 */
export function pageHeaders({ styleNonce }: { readonly styleNonce: string }): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    // A page holds its shopper's cart.
    "cache-control": "private, no-cache",
    "content-security-policy": policy.join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  };
}
