import { expect, it } from "vitest";
import { growth, readsIn } from "./countReads.ts";

it("What the replica has answered, and what the writer for any reason, is read from the metrics.", () => {
  const metrics = [
    "# TYPE kamra_late_reads_total counter",
    'kamra_late_reads_total{outcome="replica"} 12',
    'kamra_late_reads_total{outcome="behind"} 3',
    'kamra_late_reads_total{outcome="away"} 4',
    "kamra_replica_lag_seconds 0",
  ].join("\n");
  expect(readsIn(metrics)).toEqual({ replica: 12, writer: 7 });
});

it("A process that has started anew counts from nothing.", () => {
  const before = { replica: 12, writer: 7 };
  expect(growth(before, { replica: 15, writer: 7 })).toEqual({ replica: 3, writer: 0 });
  expect(growth(before, { replica: 2, writer: 9 })).toEqual({ replica: 2, writer: 9 });
});
