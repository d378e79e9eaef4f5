import { isIPv6 } from "node:net";
import { thisProcess } from "./inProcessFetch.ts";

/**
 * The client's network, about one household or office: an IPv4 address, or the first half of an IPv6 address, whose
 * second half each customer controls; `null` without a network.
 *
 * @example clientNetwork("203.0.113.7") // => "203.0.113.7"
 * @example clientNetwork("::ffff:203.0.113.7") // => "203.0.113.7"
 * @example clientNetwork("2001:db8::1:2:3:4:5") // => "2001:db8:0:1"
 * @example clientNetwork("this process") // => null
 */
export function clientNetwork(address: string): string | null {
  if (address === thisProcess) return null;
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail = ""] = address.split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => "0");
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(":");
}
