/** Endings of Hungarian nouns without their accents, the plural's included: "almákat" loses "at" and "k". */
const endings =
  "t|at|et|ot|ak|ek|ok|k|ja|je|i|a|e|m|d|ba|be|ban|ben|bol|ra|re|ro|rol|nak|nek|hoz|hez|val|vel|al|el|ert|ig|on|en|n|os|es|as|s|ja|ju|ai|ei|jai|jei|kent|bal|bel".split(
    "|",
  );
const byLength = endings.toSorted((a, b) => b.length - a.length);
const shortestBase = 2;
const vowels = "aeiou";
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);

/** "epr" as "eper", "tukr" as "tukor": the vowel that is dropped before an ending. */
function* withVowel(stem: string): Generator<string> {
  if (stem.length < 3 || isVowel(stem.at(-1)) || isVowel(stem.at(-2))) return;
  for (const vowel of "eoa") yield stem.slice(0, -1) + vowel + stem.slice(-1);
}

function* cut(word: string): Generator<string> {
  for (const ending of byLength) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length < shortestBase || ![...stem].some(isVowel)) continue;
    yield stem;
    yield* withVowel(stem);
    // "olajjal", "sajttal": the ending has taken over the last letter.
    if (/^[ae]l$/.test(ending) && stem.length > 3 && stem.at(-1) === stem.at(-2)) yield stem.slice(0, -1);
  }
}

/** An ending is at most as long as its stem. */
const isLongEnough = (form: string, word: string): boolean =>
  form.length < 3 ? form.length * 2 >= word.length : form.length * 2 + 1 >= word.length;

/**
 * The possible base forms of a folded Hungarian word: the word itself, then the least changed first. Some are no words:
 * the catalogue's words decide.
 *
 * @rule SEARCH-3
 * @example baseForms("epret").includes("eper") // => true
 */
export function baseForms(word: string): string[] {
  const forms = new Set<string>();
  for (const once of cut(word)) {
    forms.add(once);
    for (const twice of cut(once)) forms.add(twice);
  }
  const near = [...forms].filter((form) => form !== word && isLongEnough(form, word));
  return [word, ...near.sort((a, b) => b.length - a.length)];
}
