/** A change of a rule that no test can notice. */
export interface EquivalentMutant {
  readonly file: string;
  /** The line it is on, without its indentation. */
  readonly line: string;
  readonly replaced: string;
  readonly by: string;
  readonly because: string;
}

/** The survivors that are no hole in the tests. An entry that nothing survives as any more fails the run. */
export const equivalentMutants: ReadonlyArray<EquivalentMutant> = [
  {
    file: "packages/core/src/form/taxNumberProblem.ts",
    line: "const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);",
    replaced: "total + weight * Number(text[place])",
    by: "total - weight * Number(text[place])",
    because: "A sum is divisible by ten exactly when its opposite is.",
  },
  {
    file: "packages/core/src/lists/lastWrites.ts",
    line: "const createdAt = (done < now ? done : now).toISOString();",
    replaced: "done < now",
    by: "done <= now",
    because: "Two equal instants are written the same.",
  },
  {
    file: "packages/core/src/product/explainPrice.ts",
    line: "return calendarDay(now.getTime(), timeZone) < from",
    replaced: "calendarDay(now.getTime(), timeZone) < from",
    by: "calendarDay(now.getTime(), timeZone) <= from",
    because: "On its first day a special price holds, or never does, and neither comes this far.",
  },
  {
    file: "packages/core/src/product/newsClock.ts",
    line: "const to = newsTo === null ? Number.NaN : (instantOfStamp(newsTo, moment) ?? Number.NaN);",
    replaced: "newsTo === null",
    by: "false",
    because: "Read as a stamp, null is no date either; only the types can tell.",
  },
  {
    file: "packages/core/src/product/parseQuantity.ts",
    line: 'const [match, minus, whole = "", decimals = "", unitName] = pattern.exec(typed) ?? [];',
    replaced: '""',
    by: '"Stryker was here!"',
    because: "What matches has digits; only the types cannot tell.",
  },
  {
    file: "packages/core/src/product/priceClock.ts",
    line: "const day = bound === null ? Number.NaN : calendarDayOfStamp(bound, timeZone) + Number(isActive);",
    replaced: "bound === null",
    by: "false",
    because: "Read as a stamp, null is no date either; only the types can tell.",
  },
  {
    file: "packages/core/src/product/priceClock.ts",
    line: "changesAt: change > now.getTime() && at(change) !== isActive ? change : null,",
    replaced: "change > now.getTime()",
    by: "change >= now.getTime()",
    because: "At the same instant the special price is as active as it is now.",
  },
  {
    file: "packages/core/src/text/initials.ts",
    line: `return words.map((word) => letters.segment(word).containing(0)?.segment.toUpperCase()).join("");`,
    replaced: "letters.segment(word).containing(0)?.segment",
    by: "letters.segment(word).containing(0).segment",
    because: "No word is empty, so each has a first letter; only the types cannot tell.",
  },
];
