import type { GroceryStore, Hours } from "../model/GroceryStore.ts";
import { contentTexts, type ContentTexts } from "../text.hu.ts";

const written = (hours: ReadonlyArray<Hours>): string =>
  hours.map(({ opens, closes }) => `${opens}–\u2060${closes}`).join(", ");

/**
 * A store's week on one line, equal neighbours together; closed days are left out. A line breaks between days only.
 *
 * @example openingHoursText([1, 2, 6].map((weekday) => ({ weekday, opens: "07:00", closes: "20:00" }))) // => "hétfő–\u2060kedd\u00a007:00–\u206020:00; szombat\u00a007:00–\u206020:00"
 */
export function openingHoursText(
  week: GroceryStore["week"],
  { texts = contentTexts }: { readonly texts?: ContentTexts | undefined } = {},
): string {
  const days = texts.weekdays.map((name, index) => ({
    name,
    hours: written(week.filter(({ weekday }) => weekday === index + 1)),
  }));
  const runs = days.reduce<ReadonlyArray<{ readonly first: string; readonly last: string; readonly hours: string }>>(
    (before, { name, hours }) => {
      const run = before.at(-1);
      return run?.hours === hours
        ? [...before.slice(0, -1), { ...run, last: name }]
        : [...before, { first: name, last: name, hours }];
    },
    [],
  );
  return runs
    .filter(({ hours }) => hours !== "")
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–\u2060${last}`}\u00a0${hours}`)
    .join("; ");
}
