import assert from "node:assert/strict";
import { optionFilter } from "@kamra/core/navigation";
import towns from "hu-postal-codes/postal-codes.json" with { type: "json" };
import { matchSorter, rankings } from "match-sorter";
import { compare, median } from "../compare.ts";
import { printMs, printRatio } from "../print.ts";

interface Place {
  readonly city: string;
}

const places: ReadonlyArray<Place> = towns.slice(0, 3200);
assert.equal(places.length, 3200);
const labelOf = ({ city }: Place) => city;

/** The field's content after each key of a few entries. */
const keys = ["Budapest", "győr", "Székesfehérvár", "kis kun", "örs", "Nagyk", "szent"].flatMap((entry) =>
  Array.from(entry, (_, index) => entry.slice(0, index + 1)),
);

/** Made once, as the combo box makes it. */
const filter = optionFilter(places, { labelOf });
const wholeFilter = optionFilter(places, { labelOf, limit: places.length });
const byRule = (key: string) => filter(key).options;

/** The baseline: every label that contains each of the words. */
function byLoop(key: string): ReadonlyArray<Place> {
  const words = key.toLowerCase().split(" ");
  const hits: Array<Place> = [];
  for (const place of places) {
    const label = place.city.toLowerCase();
    if (words.every((word) => label.includes(word))) hits.push(place);
  }
  return hits;
}

/** Its own matching of several words, set to compare letters exactly; it ranks results. */
const byMatchSorter = (key: string): ReadonlyArray<Place> =>
  key
    .split(" ")
    .reduce(
      (found: ReadonlyArray<Place>, word) =>
        matchSorter(found, word, { keys: [labelOf], threshold: rankings.CONTAINS, keepDiacritics: true }),
      places,
    );

const inOrder = (hits: ReadonlyArray<Place>) => hits.map(labelOf).toSorted();
for (const key of keys) {
  assert.deepEqual(wholeFilter(key).options, byLoop(key), key);
  assert.deepEqual(byRule(key), byLoop(key).slice(0, 250), key);
  // Compared as sets, because it orders by rank.
  assert.deepEqual(inOrder(byMatchSorter(key)), inOrder(byLoop(key)), key);
}

/** The rule's duration for each key, in milliseconds; the keys take turns, so that none is favoured. */
const samples = keys.map((key) => ({ key, ms: new Array<number>() }));
for (let round = 0; round < 200; round += 1) {
  for (const { key, ms } of samples) {
    const start = performance.now();
    byRule(key);
    ms.push(performance.now() - start);
  }
}
printMs(median(samples.map(({ ms }) => median(ms.slice(ms.length >> 1)))), {
  what: "a key typed into the combo box of 3,200 places, the median of all keys",
  atMost: 0.1,
});

const everyKey = (find: (key: string) => ReadonlyArray<Place>) => () => keys.map(find);
const byRules = everyKey(byRule);
printRatio(compare(byRules, everyKey(byLoop)), { what: "those keys, against a plain loop with the same hits" });
printRatio(compare(everyKey(byMatchSorter), byRules), {
  what: "match-sorter 8 with the same hits, ranked, against those keys by the rule",
});
