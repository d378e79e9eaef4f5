import { describe, expect, it } from "vitest";
import { hungarianSortKey } from "./hungarianSortKey.ts";

const names = [
  "csoki",
  "cukor",
  "Cukor",
  "cáki",
  "caki",
  "cékla",
  "ssz",
  "hosszú",
  "hossz",
  "hosz",
  "hosszabb",
  "hoszt",
  "körte",
  "kor",
  "kör",
  "kőr",
  "zsemle",
  "zab",
  "dzsem",
  "dzeta",
  "dió",
  "dz",
  "gyömbér",
  "gomba",
  "lyuk",
  "liszt",
  "nyúl",
  "nap",
  "Tej 1,5%",
  "Tej 10%",
  "Tej 2,8%",
  "tej",
  "Tejföl 20%",
  "tej, friss",
  "tyúk",
  "tea",
  "szalámi",
  "sajt",
  "sör",
  "őszi",
  "ősz",
  "oszt",
  "ö",
  "o",
  "ó",
  "ő",
  "u",
  "ú",
  "ü",
  "ű",
  "út",
  "utas",
  "ütő",
  "űr",
  "úr",
  "a",
  "á",
  "A",
  "Á",
  "ab",
  "áb",
  "kelkáposzta",
  "kel",
  "Kel",
  "Kél",
  "kél",
  "meggy",
  "megy",
  "meggyes",
  "asszony",
  "aszú",
  "aszony",
  "briós",
  "brió",
  "Pick",
  "pick szalámi",
  "PICK szalámi",
  "zöldbab",
  "zsír",
  "q10",
  "q9",
  "Q9",
  "müzli",
  "muzli",
  "mustár",
  "Coca-Cola",
  "Coca Cola",
  "CocaCola",
  "7UP",
  "100% narancs",
  "12 tojás",
  "loccsan",
  "locsan",
  "locs",
  "loch",
  "",
];

const sign = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

describe("the order of names", () => {
  it("is the one that Hungarian dictionaries have, for every two of many names", () => {
    const { compare } = new Intl.Collator("hu", { numeric: true });
    const wrong = names.flatMap((a) =>
      names
        .filter((b) => sign(hungarianSortKey(a), hungarianSortKey(b)) !== Math.sign(compare(a, b)))
        .map((b) => `${a} | ${b}`),
    );
    expect(wrong).toEqual([]);
  });

  it("is kept by plain ASCII keys, for every name", () => {
    for (const name of [...names, "Crème brûlée", "Müller™ ½ liter", "寿司", "🍎 alma", "Łódź", "\u0007"]) {
      expect(hungarianSortKey(name)).toMatch(/^[ -~]*$/);
    }
  });
});
