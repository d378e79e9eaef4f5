/**
 * The pages of a pagination: the first, the last, this one and its neighbours. `null` is a gap, which never hides just
 * one page.
 *
 * @example pagesShown(1, { lastPage: 3 }) // => [1, 2, 3]
 * @example pagesShown(6, { lastPage: 20 }) // => [1, null, 5, 6, 7, null, 20]
 */
export const pagesShown = (page: number, { lastPage }: { readonly lastPage: number }): ReadonlyArray<number | null> => {
  const shown = new Set([1, page - 1, page, page + 1, lastPage]);
  if (page === 4) shown.add(2);
  if (page === lastPage - 3) shown.add(lastPage - 1);
  const pages = [...shown].filter((candidate) => candidate >= 1 && candidate <= lastPage).sort((a, b) => a - b);
  return pages.flatMap((current, index) =>
    index > 0 && current - (pages[index - 1] ?? 0) > 1 ? [null, current] : [current],
  );
};
