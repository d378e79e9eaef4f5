/** Which hops are trusted: by address and distance. */
type TrustedProxies = string[] | ((address: string, hop: number) => boolean);

/**
 * The trusted proxies, by `TRUSTED_PROXIES`: how many stand before the shop (`1`), or their addresses and networks
 * (`loopback, 10.0.0.0/8`). None when it is empty.
 *
 * @example trustedProxiesOf("loopback, 10.0.0.0/8") // => ["loopback", "10.0.0.0/8"]
 * @example trustedProxiesOf("1")("203.0.113.7", 0) // => true
 * @example trustedProxiesOf("") // => []
 */
export function trustedProxiesOf(text: string): TrustedProxies {
  if (/^\s*\d+\s*$/.test(text)) return (_address, hop) => hop < Number(text);
  return text.split(",").flatMap((each) => (each.trim() === "" ? [] : [each.trim()]));
}
