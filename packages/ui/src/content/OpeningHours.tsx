import { type GroceryStore, type Hours, hoursOn } from "@kamra/core/content";
import { budapestDay } from "@kamra/core/product";
import { dateText } from "@kamra/core/text";
import { Fragment } from "react";
import { useNow } from "../clock/NowContext.ts";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { contentTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./OpeningHours.module.css";

/** Props of `OpeningHours`: the store's week and special days, the instant, and those of its root element. */
export interface OpeningHoursProps extends RootProps<"table"> {
  /** The week of the store, and the days that differ from it. */
  readonly store: Pick<GroceryStore, "week" | "specialDays">;
  /** The instant that decides which day is today; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
}

/** A store's opening hours: the week with today marked, and the coming exceptions. */
export const OpeningHours = ({ store, now: given, className, ...root }: OpeningHoursProps) => {
  const texts = useTexts("content", contentTexts);
  const told = { formats: useFormats(), now: useNow(given) };
  const today = budapestDay(told.now);
  const weekdayToday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const written = (hours: ReadonlyArray<Hours>) =>
    hours.length === 0
      ? texts.closed
      : hours.map(({ opens, closes }, index) => (
          <Fragment key={opens}>
            {index > 0 && ", "}
            <span className={styles.hours}>{texts.hours(opens, closes)}</span>
          </Fragment>
        ));
  return (
    <table {...root} className={classNames(styles.table, className)}>
      <caption className={styles.caption}>{texts.openingHours}</caption>
      <tbody>
        {texts.weekdays.map((name, index) => {
          const weekday = index + 1;
          const isToday = weekday === weekdayToday;
          return (
            <tr key={name} className={isToday ? styles.today : undefined}>
              <th scope="row">{isToday ? `${name} (${texts.today})` : name}</th>
              <td>
                {written(
                  isToday ? hoursOn(store, { day: today }) : store.week.filter((hours) => hours.weekday === weekday),
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
      {store.specialDays.length > 0 && (
        <tbody className={styles.special}>
          {store.specialDays.map(({ date, name, hours }) => (
            <tr key={date}>
              <th scope="row">
                {name} <span className={styles.date}>{dateText(date, told)}</span>
              </th>
              <td>{written(hours)}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
};
