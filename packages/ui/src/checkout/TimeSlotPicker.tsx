import type { OfferedTimeSlot } from "@kamra/core/checkout";
import type { TimeSlotDay } from "@kamra/core/delivery";
import { formatHuf } from "@kamra/core/text";
import type { Huf } from "@kamra/core/product";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { Choice } from "../field/Choice.tsx";
import { ChoiceGroup } from "../field/ChoiceGroup.tsx";
import { classNames } from "../styles/classNames.ts";
import { Hungarian } from "../text/Hungarian.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import { deliveryTexts } from "@kamra/core/delivery";
import { cheapestPrice, shortDay } from "./slotDays.ts";
import styles from "./TimeSlotPicker.module.css";

export interface TimeSlotPickerProps {
  readonly days: ReadonlyArray<TimeSlotDay<OfferedTimeSlot>>;
  /** The reserved slot. */
  readonly selectedId: string | null;
  readonly onSelect: (slotId: string) => void;
  /** Whether a choice is being sent. */
  readonly isBusy?: boolean;
  /** The reservation's state: a `SlotHold`. */
  readonly children?: ReactNode;
}

const priceText = (price: Huf, free: string, inWords = (text: string) => text) =>
  price === 0 ? free : inWords(formatHuf(price));

/**
 * The courier's time slots: a strip of days with the cheapest price of each, below it the day's slots. Unavailable ones
 * stay visible with their reason.
 *
 * @rule SHIP-6
 */
export const TimeSlotPicker = ({ days, selectedId, onSelect, isBusy = false, children }: TimeSlotPickerProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  const { free } = useCoreTexts("delivery", deliveryTexts);
  const fromText = (price: Huf) => priceText(price, free, texts.from);
  const selectedDay = days.find(({ slots }) => slots.some(({ id }) => id === selectedId))?.day;
  const firstFree = days.find(({ slots }) => slots.some(({ refusals }) => refusals.length === 0))?.day;
  return (
    <div className={styles.picker} aria-busy={isBusy}>
      <Hungarian>
        <Tabs
          className={classNames(styles.days)}
          keyboardActivation="automatic"
          defaultSelectedKey={selectedDay ?? firstFree ?? days[0]?.day ?? ""}
        >
          <TabList className={classNames(styles.strip)} aria-label={texts.days}>
            {days.map(({ day, slots }) => {
              const price = cheapestPrice(slots);
              const { weekday, date } = shortDay(day);
              return (
                <Tab key={day} id={day} className={classNames(styles.day, price === null && styles.isFull)}>
                  <span className={styles.weekday}>{weekday}</span>
                  <span className={styles.date}>{date}</span>
                  <span className={styles.cheapest}>{price === null ? texts.fullDay : fromText(price)}</span>
                </Tab>
              );
            })}
          </TabList>
          {days.map(({ day, slots }) => (
            <TabPanel key={day} id={day} className={classNames(styles.panel)}>
              <ChoiceGroup
                className={styles.slots}
                aria-label={texts.slotsOf(shortDay(day).full)}
                value={selectedId}
                onChange={onSelect}
              >
                {slots.map(({ id, from, to, price, refusals: [refusal] }) => (
                  <Choice key={id} value={id} isDisabled={refusal !== undefined} className={styles.slot}>
                    <span className={styles.time}>{`${from}–${to}`}</span>
                    {refusal === undefined ? (
                      <span className={styles.price}>{priceText(price, free)}</span>
                    ) : (
                      <span className={styles.refusal}>{texts.shortRefusals[refusal]}</span>
                    )}
                  </Choice>
                ))}
              </ChoiceGroup>
            </TabPanel>
          ))}
        </Tabs>
      </Hungarian>
      {children}
    </div>
  );
};
