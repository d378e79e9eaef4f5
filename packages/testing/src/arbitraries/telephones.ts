import fc from "fast-check";

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const mobiles = fc.tuple(fc.constantFrom("20", "30", "31", "50", "70"), digits(7));
/** Area codes of Budapest, of Eger (whose area code equals the country's prefix), and of others. */
const landlines = fc.oneof(
  fc.tuple(fc.constant("1"), digits(7)),
  fc.tuple(fc.constantFrom("36", "42", "52", "62", "99"), digits(6)),
);
const nationals = fc.oneof(mobiles, landlines).map((parts) => parts.join(""));

/** Phone numbers as the shop stores them: with the country's prefix, without a plus sign. */
export const telephones: fc.Arbitrary<string> = nationals.map((number) => `36${number}`);

/** A phone number as typed, with 06 or 36 first and white space anywhere, and as stored. */
export const typedTelephones: fc.Arbitrary<{ readonly typed: string; readonly kept: string }> = fc
  .tuple(nationals, fc.constantFrom("06", "36"))
  .chain(([number, prefix]) => {
    const characters = Array.from(prefix + number);
    const spaces = fc.array(fc.constantFrom("", "", "", " ", "\u00a0"), {
      minLength: characters.length,
      maxLength: characters.length,
    });
    return spaces.map((between) => ({
      typed: characters.map((character, place) => character + between[place]).join(""),
      kept: `36${number}`,
    }));
  });
