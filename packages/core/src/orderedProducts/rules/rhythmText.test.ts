import { expect, it } from "vitest";
import { rhythmText } from "./rhythmText.ts";

it("[USUAL-2] The reason names days, weeks and months as people do.", () => {
  const read = (everyDays: number, daysAgo: number) => rhythmText({ everyDays, daysAgo });
  expect(read(1, 1)).toBe("Naponta veszed, tegnap volt.");
  expect(read(2, 0)).toBe("2 naponta veszed, ma volt.");
  expect(read(6, 8)).toBe("Hetente veszed, 8 napja volt.");
  expect(read(14, 15)).toBe("Kéthetente veszed, 15 napja volt.");
  expect(read(22, 20)).toBe("Háromhetente veszed, 20 napja volt.");
  expect(read(31, 40)).toBe("Havonta veszed, 40 napja volt.");
  expect(read(10, 9)).toBe("10 naponta veszed, 9 napja volt.");
});

it("[USUAL-2] The texts can be replaced.", () => {
  const texts = {
    named: [[7, "Weekly"]] as const,
    every: (days: number) => `Every ${days} days`,
    ago: (days: number) => `${days} days ago`,
    reason: (often: string, ago: string) => `${often}, last ${ago}`,
  };
  expect(rhythmText({ everyDays: 7, daysAgo: 8 }, { texts })).toBe("Weekly, last 8 days ago");
  expect(rhythmText({ everyDays: 12, daysAgo: 8 }, { texts })).toBe("Every 12 days, last 8 days ago");
});
