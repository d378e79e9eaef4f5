/** The longest address that mail can be sent to, in characters. */
const longest = 254;

/** Words between dots, or a quoted text; then labels before dots and a last one of letters, or an IP literal. */
const pattern =
  /^(?:[^\s\p{C}()<>[\]\\.,;:@"]+(?:\.[^\s\p{C}()<>[\]\\.,;:@"]+)*|"[^\p{C}"\\]+")@(?:(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}|\[(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}|IPv6:[\da-fA-F:.]+)\])$/u;

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
