import { expect, it } from "vitest";
import { pagesShown } from "./pagesShown.ts";

it("shows every page while there are few", () => {
  expect(pagesShown(1, { lastPage: 1 })).toEqual([1]);
  expect(pagesShown(2, { lastPage: 3 })).toEqual([1, 2, 3]);
  expect(pagesShown(3, { lastPage: 5 })).toEqual([1, 2, 3, 4, 5]);
});

it("shows the ends and the neighbours, with gaps between", () => {
  expect(pagesShown(1, { lastPage: 9 })).toEqual([1, 2, null, 9]);
  expect(pagesShown(5, { lastPage: 9 })).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesShown(9, { lastPage: 9 })).toEqual([1, null, 8, 9]);
});

it("never hides a single page behind a gap", () => {
  for (let lastPage = 1; lastPage <= 12; lastPage++) {
    for (let page = 1; page <= lastPage; page++) {
      const pages = pagesShown(page, { lastPage });
      expect(pages).toContain(page);
      pages.forEach((shown, index) => {
        const [before, after] = [pages[index - 1], pages[index + 1]];
        if (shown === null) expect(Number(after) - Number(before), `${page} of ${lastPage}`).toBeGreaterThan(2);
      });
    }
  }
});
