import { expect, it } from "vitest";
import { contentTexts } from "../text.hu.ts";
import { openingHoursText } from "./openingHoursText.ts";

const open = (weekday: number, opens = "07:00", closes = "20:00") => ({ weekday, opens, closes });

it.each([
  ["a store that never opens", [], ""],
  ["one day", [open(6)], "szombat\u00a007:00–\u206020:00"],
  ["equal neighbours together", [open(1), open(2), open(3)], "hétfő–\u2060szerda\u00a007:00–\u206020:00"],
  [
    "equal days apart where one between them is closed",
    [open(1), open(3)],
    "hétfő\u00a007:00–\u206020:00; szerda\u00a007:00–\u206020:00",
  ],
  [
    "neighbours apart where their hours differ",
    [open(5), open(6), open(7, "08:00", "18:00")],
    "péntek–\u2060szombat\u00a007:00–\u206020:00; vasárnap\u00a008:00–\u206018:00",
  ],
  [
    "a day that closes at noon",
    [open(2, "08:00", "12:00"), open(2, "13:00", "17:00")],
    "kedd\u00a008:00–\u206012:00, 13:00–\u206017:00",
  ],
])("a store's week on one line shows %s", (_case, week, text) => {
  expect(openingHoursText(week)).toBe(text);
});

it("a shop's own names of days replace ours", () => {
  const weekdays = contentTexts.weekdays.map((name) => name.toUpperCase());
  expect(openingHoursText([open(6)], { texts: { ...contentTexts, weekdays } })).toBe("SZOMBAT\u00a007:00–\u206020:00");
});
