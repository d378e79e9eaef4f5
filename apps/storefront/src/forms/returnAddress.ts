import { returnPath } from "@kamra/core/session";

interface Sender {
  /** The address that the form names. */
  readonly named: string | null;
  /** The page that it was sent from, by its `Referer`. */
  readonly referer: string | null;
  readonly origin: string;
  /** Where to go when neither is a page of this shop. */
  readonly otherwise: string;
}

/**
 * Where a shopper goes on after a form: a path of this shop, whatever is asked for, in characters that a header can carry.
 *
 * @example returnAddress({ named: null, referer: "https://bolt.hu/tej?oldal=2", origin: "https://bolt.hu", otherwise: "/kosar" }) // => "/tej?oldal=2"
 * @example returnAddress({ named: "//gonosz.hu", referer: null, origin: "https://bolt.hu", otherwise: "/kosar" }) // => "/kosar"
 */
export function returnAddress({ named, referer, origin, otherwise }: Sender): string {
  const sentFrom = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const wanted = named ?? (sentFrom?.origin === origin ? sentFrom.pathname + sentFrom.search : null);
  if (wanted === null || returnPath(wanted) !== wanted || !URL.canParse(wanted, origin)) return otherwise;
  const { origin: goal, pathname, search, hash } = new URL(wanted, origin);
  return goal === origin && !pathname.startsWith("//") ? pathname + search + hash : otherwise;
}
