import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { canonicalEmail } from "./canonicalEmail.ts";

/** Mailboxes, each with all spellings of its two parts but for capitals. */
const locals = [["anna"], ["anna.kis"], ["anna+bolt"], ["ánna"], ["Ánna"], ["аnna"], ["annа"], ["ınna"], ["tıszta"]];
const hosts = [
  ["pelda.hu"],
  ["tiszta.hu"],
  // İ is the capital of i only in Turkish: this domain has another owner.
  ["tİszta.hu", "xn--tiszta-qyd.hu"],
  ["tıszta.hu", "xn--tszta-n4a.hu"],
  ["őszi.hu", "ŐSZI.hu", "xn--szi-5xa.hu"],
  ["оszi.hu"],
  ["straße.de", "xn--strae-oqa.de"],
  ["strasse.de"],
  ["[192.168.1.10]", "[192.168.01.10]"],
  ["[IPv6:2001:db8::1]", "[IPv6:2001:DB8:0::1]", "[IPv6:2001:0db8:0:0:0:0:0:1]"],
];

const asciiCapitals = (text: string) =>
  fc
    .infiniteStream(fc.boolean())
    .map((coins) => text.replace(/[a-z]/g, (letter) => (coins.next().value === true ? letter.toUpperCase() : letter)));

const localSpellings = (spellings: ReadonlyArray<string>) =>
  fc
    .constantFrom(...spellings)
    .chain(asciiCapitals)
    .chain((text) => fc.constantFrom(text, `"${text}"`));
const hostSpellings = (spellings: ReadonlyArray<string>) =>
  fc.constantFrom(...spellings).chain((text) => (text.startsWith("[") ? fc.constant(text) : asciiCapitals(text)));

const mailboxes = fc.record({
  local: fc.nat({ max: locals.length - 1 }),
  host: fc.nat({ max: hosts.length - 1 }),
});
/** An address, and which mailbox it is of. */
const addressOf = ({ local, host }: { readonly local: number; readonly host: number }) =>
  fc
    .tuple(localSpellings(locals[local] ?? []), hostSpellings(hosts[host] ?? []))
    .map((parts) => ({ mailbox: `${local}/${host}`, email: parts.join("@") }));
const addresses = mailboxes.chain(addressOf);
const pairs = fc.oneof(
  fc.tuple(addresses, addresses),
  mailboxes.chain((mailbox) => fc.tuple(addressOf(mailbox), addressOf(mailbox))),
);

describe("canonicalEmail", () => {
  it.prop([pairs], runs)(
    "[FORM-4] is the same for two addresses if and only if they are the same mailbox",
    ([one, other]) => {
      expect([canonicalEmail(one.email), canonicalEmail(other.email)]).not.toContain(null);
      expect(canonicalEmail(one.email) === canonicalEmail(other.email)).toBe(one.mailbox === other.mailbox);
    },
  );

  it.prop(
    [
      fc.oneof(
        addresses.map(({ email }) => email),
        fc.string({ unit: "binary" }),
      ),
    ],
    runs,
  )("[FORM-4] returns an address that is its own canonical form", (text) => {
    const canonical = canonicalEmail(text);
    if (canonical !== null) expect(canonicalEmail(canonical)).toBe(canonical);
  });

  it.each(["anna@[IPv6::::]", "anna@[IPv6:2001:db8::1::1]", "anna@a\u05d0.hu"])(
    "[FORM-4] refuses %s, whose domain cannot exist",
    (text) => {
      expect(canonicalEmail(text)).toBeNull();
    },
  );

  it.prop([fc.constantFrom("\u212A", "ｋ", "ﬁ", "ſ", "ℌ", "ⅳ", "e\u0301", "⑴"), addresses], runs)(
    "[FORM-4] refuses characters with a Unicode compatibility form, on either side",
    (stranger, { email }) => {
      const [local = "", host = ""] = email.split("@");
      for (const text of [`${stranger}${local}@${host}`, `${local}@${stranger}${host}`])
        expect(canonicalEmail(text)).toBeNull();
    },
  );
});
