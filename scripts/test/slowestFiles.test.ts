import { expect, it } from "vitest";
import { slowestFiles } from "./slowestFiles.ts";

const report = (...files: ReadonlyArray<readonly [string, number]>) =>
  JSON.stringify({
    testResults: files.map(([name, seconds]) => ({
      name: `/copy/packages/${name}`,
      startTime: 5000,
      endTime: 5000 + seconds * 1000,
    })),
  });

it("the slowest files of all reports come slowest first", () => {
  expect(slowestFiles([report(["a.test.ts", 1], ["b.test.ts", 3]), report(["c.test.ts", 2])], { count: 2 })).toEqual([
    { name: "packages/b.test.ts", seconds: 3 },
    { name: "packages/c.test.ts", seconds: 2 },
  ]);
});
