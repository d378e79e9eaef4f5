import type { FastifyRequest } from "fastify";

/** A host name of this machine only. */
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a page of this shop has sent a form. Browsers name the origin of every form, and newer ones say whether it is the
 * address's own. On a developer's machine the shop has several names.
 */
export function isOwnForm(
  { headers }: Pick<FastifyRequest, "headers">,
  { origin }: { readonly origin: string },
): boolean {
  const { host = "", origin: sender, "sec-fetch-site": site = "same-origin" } = headers;
  if (site !== "same-origin") return false;
  const shop = new URL(origin);
  return (
    sender === shop.origin ||
    (thisMachine.test(shop.host) && thisMachine.test(host) && sender === `${shop.protocol}//${host}`)
  );
}
