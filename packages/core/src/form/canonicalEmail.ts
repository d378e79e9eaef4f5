/** The longest address that mail can be sent to, in characters. */
const longest = 254;

/** A dot-atom or a quoted string; then labels with dots and a last one of letters, or an IP literal. */
const pattern =
  /^(?:[^\s\p{C}()<>[\]\\.,;:@"]+(?:\.[^\s\p{C}()<>[\]\\.,;:@"]+)*|"[^\p{C}"\\]+")@(?:(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[\da-z-]*[\da-z])|\[(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}|IPv6:[\da-fA-F:.]+)\])$/u;

/** A quoted local part that needs no quotes. */
const needlesslyQuoted = /"([^\s\p{C}()<>[\]\\.,;:@"]+(?:\.[^\s\p{C}()<>[\]\\.,;:@"]+)*)"/u;

const asciiLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const hostnameOf = (host: string): string | null =>
  URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : null;

/** A domain in ASCII by UTS-46, or an IP literal without needless zeros. */
function canonicalHost(host: string): string | null {
  if (host.startsWith("[IPv6:")) return hostnameOf(`[${host.slice(6)}`)?.replace("[", "[IPv6:") ?? null;
  if (host.startsWith("[")) return host.replace(/\d+/g, (octet) => String(Number(octet)));
  return hostnameOf(host);
}

/**
 * The canonical spelling of an e-mail address, which identifies its mailbox; `null` for an invalid one. ASCII capitals
 * and needless quotes make no difference, and a domain is the same in Unicode and in ASCII. A look-alike letter makes
 * another mailbox; compatibility characters (`ｋ`, the Kelvin sign) are refused.
 *
 * @rule FORM-4
 * @example canonicalEmail("Anna.Kovacs@Pelda.HU") // => "anna.kovacs@pelda.hu"
 * @example canonicalEmail("anna@gyümölcs.hu") // => "anna@xn--gymlcs-yxa0c.hu"
 * @example canonicalEmail("anna@localhost") // => null
 */
export function canonicalEmail(text: string): string | null {
  if (text.length > longest || text !== text.normalize("NFKC") || !pattern.test(text)) return null;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const domain = canonicalHost(text.slice(at + 1));
  return domain && `${asciiLowerCase(needlesslyQuoted.exec(local)?.[1] ?? local)}@${domain}`;
}
