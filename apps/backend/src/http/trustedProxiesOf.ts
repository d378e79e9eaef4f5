/** Whose word is taken: by its address and how many hops it is away. */
type TrustedProxies = string[] | ((address: string, hop: number) => boolean);

/**
 * The proxies whose word on where a request comes from is taken, by what `TRUSTED_PROXIES` tells: how many stand before the
 * shop (`1`), or their addresses and networks (`loopback, 10.0.0.0/8`). Nobody's when it is empty.
 *
 * @example trustedProxiesOf("loopback, 10.0.0.0/8") // => ["loopback", "10.0.0.0/8"]
 * @example trustedProxiesOf("1")("203.0.113.7", 0) // => true
 * @example trustedProxiesOf("") // => []
 */
export function trustedProxiesOf(text: string): TrustedProxies {
  if (/^\s*\d+\s*$/.test(text)) return (_address, hop) => hop < Number(text);
  return text.split(",").flatMap((each) => (each.trim() === "" ? [] : [each.trim()]));
}
