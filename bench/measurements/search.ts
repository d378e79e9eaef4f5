import { createBackend, referenceSeed } from "@kamra/backend";
import { catalogueWords, fold } from "@kamra/core/search";
import { correctWord, writtenDistance } from "@kamra/core/unstable";
import { demoData } from "@kamra/demo-data";
import { type Measured, measureSearch, queryList, wholeShop } from "../../apps/demo-data/src/search/measureSearch.ts";
import { compare } from "../compare.ts";
import { printFigure, printRatio, printShare } from "../print.ts";

/** How well the demo shop's search answers what shoppers type. The second list is never tuned by. */
const backend = await createBackend({
  database: { kind: "memory" },
  seed: referenceSeed({ data: demoData() }),
  logger: false,
});

/** A slip in a word of the shop, corrected, beside the distances of all its words. */
async function measureCorrection(): Promise<void> {
  const shown = await wholeShop(backend.fetch);
  const written = new Set(shown.flatMap(({ line }) => fold(line).match(/[a-z]{3,}/g) ?? []));
  const words = catalogueWords(
    Array.from(written, (word) => ({ word, written: word, uses: 1, isBrand: false, isForAdults: false })),
  );
  const slips = ["csrikemell", "paradicson", "toalettpapir", "mozarela", "xylophon"];
  const comparison = compare(
    () => slips.map((slip) => correctWord(slip, words)),
    () => slips.map((slip) => Math.min(...Array.from(written, (word) => writtenDistance(slip, word)))),
  );
  printRatio(comparison, {
    what: `correcting a word, against comparing it with all ${written.size} words of the shop`,
    atMost: 0.1,
  });
}

const shareOf = (measured: ReadonlyArray<Measured>, is: (verdict: Measured["verdict"]) => boolean): number =>
  measured.filter(({ verdict }) => is(verdict)).length / measured.length;

try {
  for (const name of ["queries", "heldBack"] as const) {
    const measured = await measureSearch(backend.fetch, queryList(name));
    const of = `of ${measured.length} queries${name === "heldBack" ? " held back" : ""}`;
    printShare(
      shareOf(measured, ({ isFirst }) => isFirst),
      { what: `${of}: a right product comes first` },
    );
    printShare(
      shareOf(measured, ({ isAmongFive }) => isAmongFive),
      { what: `${of}: one is among the first five`, atLeast: 0.95 },
    );
    printShare(
      shareOf(measured, ({ isEmpty }) => isEmpty),
      { what: `${of}: nothing is found`, atMost: 0 },
    );
    printShare(
      shareOf(measured, ({ isWrongInFront }) => isWrongInFront),
      { what: `${of}: a wrong product is in front` },
    );
    printShare(
      shareOf(measured, ({ isAdultInFront }) => isAdultInFront),
      { what: `${of}: adults' goods are in front of food`, atMost: 0 },
    );
    if (name === "heldBack") continue;
    for (const { query, shown } of measured.filter(({ verdict }) => !verdict.isAmongFive))
      printFigure("missed", { what: `${query.term}: ${shown[0]?.line ?? "nothing"}` });
  }
  await measureCorrection();
} finally {
  await backend.close();
}
