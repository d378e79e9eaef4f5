import fc from "fast-check";

const locals = fc
  .array(fc.stringMatching(/^[a-zA-Z0-9áéíóöőúüű!#$%&'*+/=?^_`{|}~-]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((words) => words.join("."));
const labels = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
const domains = fc
  .tuple(fc.array(labels, { minLength: 1, maxLength: 2 }), fc.constantFrom("hu", "com", "info", "eu"))
  .map(([names, top]) => [...names, top].join("."));
const octets = fc.nat(255);
const ipLiterals = fc.tuple(octets, octets, octets, octets).map((parts) => `[${parts.join(".")}]`);

/** E-mail addresses, mostly of domains, some of IP literals. */
export const emails: fc.Arbitrary<string> = fc
  .tuple(locals, fc.oneof({ weight: 4, arbitrary: domains }, ipLiterals))
  .map((parts) => parts.join("@"));
