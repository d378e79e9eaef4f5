/** The longest address that mail can be sent to, in characters. */
const longest = 254;

const word = String.raw`[^\s\p{C}()<>[\]\\.,;:@"]+`;
const quoted = String.raw`"[^\p{C}"\\]+"`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const domain = String.raw`(?:${label}\.)+\p{L}{2,}`;
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const ipLiteral = String.raw`\[(?:${octet}(?:\.${octet}){3}|IPv6:[\da-fA-F:.]+)\]`;
const pattern = new RegExp(String.raw`^(?:${word}(?:\.${word})*|${quoted})@(?:${domain}|${ipLiteral})$`, "u");

/**
 * Whether a text has the form of an e-mail address: a local part, `@`, and a domain whose last label is two or more
 * letters, or an IP literal. White space around it is not dropped.
 *
 * @rule FORM-4
 * @example isEmail("anna.kovacs@pelda.hu") // => true
 * @example isEmail("anna@[192.168.1.10]") // => true
 * @example isEmail("anna@localhost") // => false
 */
export function isEmail(text: string): boolean {
  return text.length <= longest && pattern.test(text);
}
