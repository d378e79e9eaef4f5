import type { OfferedTimeSlot } from "@kamra/core/checkout";
import type { TimeSlotDay } from "@kamra/core/delivery";
import { formatHuf } from "@kamra/core/text";
import type { Huf } from "@kamra/core/product";
import { createContext, memo, type ReactNode, use, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { Choice } from "../field/Choice.tsx";
import { ChoiceGroup } from "../field/ChoiceGroup.tsx";
import { classNames } from "../styles/classNames.ts";
import { Hungarian } from "../text/Hungarian.tsx";
import { moveAmongChoices } from "../shell/moveAmong.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import { deliveryTexts } from "@kamra/core/delivery";
import { cheapestPrice, shortDay } from "./slotDays.ts";
import pending from "../styles/Pending.module.css";
import styles from "./TimeSlotPicker.module.css";

/**
 * Props of `TimeSlotPicker`: the offered days and slots, the reserved slot, and the instant that dates are relative to.
 */
export interface TimeSlotPickerProps {
  readonly days: ReadonlyArray<TimeSlotDay<OfferedTimeSlot>>;
  /** The instant that decides whether days show their year. */
  readonly now: Date;
  /** The reserved slot. */
  readonly selectedId: string | null;
  readonly onSelect: (slotId: string) => void;
  /** Whether a choice is being sent. */
  readonly isBusy?: boolean;
  /** The reservation's state: a `SlotHold`. */
  readonly children?: ReactNode;
}

type Day = TimeSlotDay<OfferedTimeSlot>;

const priceText = (price: Huf, free: string, inWords = (text: string) => text) =>
  price === 0 ? free : inWords(formatHuf(price));

const SlotChoice = createContext<Pick<TimeSlotPickerProps, "selectedId" | "onSelect" | "isBusy">>({
  selectedId: null,
  onSelect: () => undefined,
});

const DaySlots = ({ day, slots, now }: Day & Pick<TimeSlotPickerProps, "now">) => {
  const texts = useTexts("checkout", checkoutTexts);
  const { free } = useCoreTexts("delivery", deliveryTexts);
  const { selectedId, onSelect, isBusy } = use(SlotChoice);
  return (
    <ChoiceGroup
      className={styles.slots}
      aria-label={texts.slotsOf(shortDay(day, { now }).full)}
      value={selectedId}
      onChange={onSelect}
      onKeyDown={moveAmongChoices}
    >
      {slots.map(({ id, from, to, price, refusals: [refusal] }) => (
        <Choice
          key={id}
          value={id}
          isDisabled={refusal !== undefined}
          className={classNames(styles.slot, isBusy === true && id === selectedId && pending.pending)}
        >
          <span className={styles.time}>{`${from}–${to}`}</span>
          {refusal === undefined ? (
            <span className={styles.price}>{priceText(price, free)}</span>
          ) : (
            <span className={styles.refusal}>{texts.shortRefusals[refusal]}</span>
          )}
        </Choice>
      ))}
    </ChoiceGroup>
  );
};

interface DayTabsProps extends Pick<TimeSlotPickerProps, "days" | "now"> {
  readonly firstShown: string;
}

/** React Aria's tabs are slow to render, so choices and the countdown do not render them again. */
const DayTabs = memo(({ days, now, firstShown }: DayTabsProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  const { free } = useCoreTexts("delivery", deliveryTexts);
  return (
    <Hungarian>
      <Tabs className={classNames(styles.days)} keyboardActivation="automatic" defaultSelectedKey={firstShown}>
        <TabList className={classNames(styles.strip)} aria-label={texts.days}>
          {days.map(({ day, slots }) => {
            const price = cheapestPrice(slots);
            const { weekday, date } = shortDay(day, { now });
            return (
              <Tab key={day} id={day} className={classNames(styles.day, price === null && styles.isFull)}>
                <span className={styles.weekday}>{weekday}</span>
                <span className={styles.date}>{date}</span>
                <span className={styles.cheapest}>
                  {price === null ? texts.fullDay : priceText(price, free, texts.from)}
                </span>
              </Tab>
            );
          })}
        </TabList>
        {days.map((day) => (
          <TabPanel key={day.day} id={day.day} className={classNames(styles.panel)}>
            <DaySlots {...day} now={now} />
          </TabPanel>
        ))}
      </Tabs>
    </Hungarian>
  );
});

const firstDay = (days: ReadonlyArray<Day>, selectedId: string | null): string => {
  const selected = days.find(({ slots }) => slots.some(({ id }) => id === selectedId));
  const free = days.find(({ slots }) => slots.some(({ refusals }) => refusals.length === 0));
  return (selected ?? free ?? days[0])?.day ?? "";
};

/**
 * The courier's time slots: a strip of days with the cheapest price of each, below it the day's slots. Unavailable ones
 * stay visible with their reason. The arrow keys move between slots, the space bar selects.
 *
 * @rule SHIP-6, FMT-7
 */
export const TimeSlotPicker = ({ days, now, selectedId, onSelect, isBusy = false, children }: TimeSlotPickerProps) => {
  const [firstShown] = useState(() => firstDay(days, selectedId));
  return (
    <div className={styles.picker} aria-busy={isBusy}>
      <SlotChoice value={{ selectedId, onSelect, isBusy }}>
        <DayTabs days={days} now={now} firstShown={firstShown} />
      </SlotChoice>
      {children}
    </div>
  );
};
