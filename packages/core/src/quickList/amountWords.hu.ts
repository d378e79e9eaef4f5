import type { ShoppingAmount } from "./ShoppingLine.ts";

/** Numbers by the words for them. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    egy: 1,
    két: 2,
    kettő: 2,
    pár: 2,
    három: 3,
    négy: 4,
    öt: 5,
    hat: 6,
    hét: 7,
    nyolc: 8,
    kilenc: 9,
    tíz: 10,
    tizenkét: 12,
    húsz: 20,
    harminc: 30,
    másfél: 1.5,
  }),
);

/** Parts of a whole, alone or after a whole number: "fél", "két és fél", "1 ½". */
export const fractionWords: ReadonlyMap<string, number> = new Map(
  Object.entries({ fél: 0.5, negyed: 0.25, háromnegyed: 0.75, "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 }),
);

type Measure = readonly [ShoppingAmount["unit"], number];

const named = (names: string, measure: Measure) => names.split(" ").map((name) => [name, measure] as const);

/** A pack of any kind, and the signs of multiplication. */
const packWords: ReadonlySet<string> = new Set("csomag csom cs x × *".split(" "));

/** Packs that a hand holds: a bottle of wine is no demijohn, and a can of beer no crate. */
export const handyPacks = /üveg|doboz|zacskó|pohár|tálca/;

/** Units that goods are sold by, and their amount in pieces, packs, grams or millilitres. */
export const measures: ReadonlyMap<string, Measure> = new Map([
  ...named("kg kiló kilo kilogramm", ["g", 1000]),
  ...named("dkg dg deka dekagramm", ["g", 10]),
  ...named("g gr gramm", ["g", 1]),
  ...named("l liter lit", ["ml", 1000]),
  ...named("dl deci deciliter", ["ml", 100]),
  ...named("cl centiliter", ["ml", 10]),
  ...named("ml milliliter", ["ml", 1]),
  ...named("db darab fej szál cső", ["db", 1]),
  ...named([...packWords].join(" "), ["pack", 1]),
  ...named("doboz üveg zacskó flakon tubus tálca zsák karton rekesz pohár csokor", ["pack", 1]),
]);

/** Whether a pack's word says more than that it is one: a bottle of wine is no packet. */
export const namesPack = (word: string): boolean => measures.get(word)?.[0] === "pack" && !packWords.has(word);

/** Kitchen measures, smaller than goods are sold by. */
export const kitchenMeasures: ReadonlySet<string> = new Set(
  (
    "ek evőkanál evőkanálnyi tk teáskanál teáskanálnyi kk kvk kávéskanál kávéskanálnyi mk mokkáskanál mokkáskanálnyi kanál " +
    "kanálnyi csipet csipetnyi csepp késhegynyi bögre bögrényi csésze gerezd szelet levél ág marék maréknyi"
  ).split(" "),
);

/** Words before the goods that name no amount. */
export const vagueWords = /^(?:kb\.?|kevés|némi|egy kis|egy kevés|ízlés szerint|ízlés szerinti|a|az) +/;

/** A word after a number that makes it part of a name: `2 literes`, `1,5 l-es`, `3 rétegű`, `2,8 %-os`. */
export const namesSize =
  /^(?:%.*|\p{L}+-[aeoöé]?s|(?:kiló|kilogramm|gramm|deká|liter|deci|deciliter|milliliter|darab|tekercs|százalék|tojás)[oaeö]?s|rétegű)$/u;

/** Between a whole number and its fraction. */
export const andWord = "és";

/** The names that amounts are written with. */
export const writtenUnits = { db: "db", pack: "csomag" } as const;

/** Twelve, alone or counted. */
export const dozen = "tucat";
