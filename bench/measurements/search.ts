import { createBackend, referenceSeed } from "@kamra/backend";
import { demoData } from "@kamra/demo-data";
import { type Measured, measureSearch, queryList } from "../../apps/demo-data/src/search/measureSearch.ts";
import { printFigure, printShare } from "../print.ts";

/** How well the demo shop's search answers what shoppers type. The second list is never tuned by. */
const backend = await createBackend({
  database: { kind: "memory" },
  seed: referenceSeed({ data: demoData() }),
  logger: false,
});

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
} finally {
  await backend.close();
}
