/**
 * A text in at most so many lines, parted at spaces so that the longest is as short as can be.
 *
 * @example wrap("csirkefelsőcomb filé", 3) // => ["csirkefelsőcomb", "filé"]
 */
export function wrap(text: string, most: number): ReadonlyArray<string> {
  const words = text.split(" ");
  if (most <= 1 || words.length === 1) return [text];
  const longest = (each: ReadonlyArray<string>): number => Math.max(...each.map((line) => line.length));
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), ...wrap(words.slice(index + 1).join(" "), most - 1)])
    .reduce<ReadonlyArray<string>>((best, each) => (longest(each) < longest(best) ? each : best), [text]);
}
