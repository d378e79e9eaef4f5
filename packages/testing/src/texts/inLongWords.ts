const accents: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ő",
  u: "ű",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ő",
  U: "Ű",
};

/** A word with accents and 40 % more letters, its own again. */
const longWord = (word: string): string =>
  (word + word.toLowerCase().slice(0, Math.ceil(word.length * 0.4))).replaceAll(
    /[aeiou]/gi,
    (letter) => accents[letter] ?? letter,
  );

const longWords = (text: string): string => text.replaceAll(/\p{L}{2,}/gu, longWord);

/** A text in long words between marks; what was put into it, such as a name or an amount, stays. */
function longText(text: string, putIn: ReadonlyArray<string> = []): string {
  const [first = "", ...more] = putIn.filter((each) => each !== "");
  if (first === "") return longWords(text);
  return text
    .split(first)
    .map((part) => longText(part, more))
    .join(first);
}

const isText = (part: unknown): part is (...words: ReadonlyArray<unknown>) => unknown => typeof part === "function";

function inLong(part: unknown, putIn: ReadonlyArray<string> = []): unknown {
  if (typeof part === "string") return `[${longText(part, putIn)}]`;
  if (isText(part)) {
    return (...words: ReadonlyArray<unknown>) =>
      inLong(
        part(...words),
        words.filter((word) => typeof word === "string"),
      );
  }
  return typeof part === "object" && part !== null ? inLongWords(part) : part;
}

/**
 * A language made of another: each word has accents and is 40 % longer, and each text stands between brackets, so that what is cut
 * off or is not a text of the language shows. `formats` stay.
 *
 * @example inLongWords({ add: "Add to basket" }).add // => "[Áddád tőtő básketbás]"
 */
export function inLongWords<Texts extends object>(texts: Texts): Texts {
  return new Proxy(texts, {
    get: (whole, name, self) => {
      const part: unknown = Reflect.get(whole, name, self);
      return name === "formats" || !Object.hasOwn(whole, name) ? part : inLong(part);
    },
  });
}
