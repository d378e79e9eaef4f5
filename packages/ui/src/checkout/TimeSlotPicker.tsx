import type { OfferedTimeSlot } from "@kamra/core/checkout";
import type { TimeSlotDay } from "@kamra/core/delivery";
import { formatHuf } from "@kamra/core/text";
import type { Huf } from "@kamra/core/product";
import { createContext, memo, type ReactNode, use, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { Choice } from "../field/Choice.tsx";
import { ChoiceGroup } from "../field/ChoiceGroup.tsx";
import { classNames } from "../styles/classNames.ts";
import { Localised } from "../text/Localised.tsx";
import { moveAmongChoices } from "../shell/moveAmong.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import { deliveryTexts } from "@kamra/core/delivery";
import { cheapestPrice, shortDay } from "./slotDays.ts";
import type { RootProps } from "../styles/RootProps.ts";
import pending from "../styles/Pending.module.css";
import styles from "./TimeSlotPicker.module.css";

/**
 * Props of `TimeSlotPicker`: the offered days and slots, the reserved slot, and the instant that dates are relative to.
 */
export interface TimeSlotPickerProps extends RootProps<"div"> {
  /** The days with their slots, earliest first. */
  readonly days: ReadonlyArray<TimeSlotDay<OfferedTimeSlot>>;
  /** The instant that decides whether days show their year. */
  readonly now: Date;
  /** The reserved slot. */
  readonly value: string | null;
  /** Called with the id of the chosen slot. */
  readonly onChange: (slotId: string) => void;
  /** Whether a choice is being sent. */
  readonly isPending?: boolean;
  /** The reservation's state: a `SlotHold`. */
  readonly children?: ReactNode;
}

type Day = TimeSlotDay<OfferedTimeSlot>;

/** The price of a slot in words, such as „Ingyenes”. */
function usePriceText(): (price: Huf) => string {
  const { free } = useCoreTexts("delivery", deliveryTexts);
  const formats = useFormats();
  return (price) => (price === 0 ? free : formatHuf(price, { formats }));
}

const SlotChoice = createContext<Pick<TimeSlotPickerProps, "value" | "onChange" | "isPending">>({
  value: null,
  onChange: () => undefined,
});

const DaySlots = ({ day, slots, now }: Day & Pick<TimeSlotPickerProps, "now">) => {
  const texts = useTexts("checkout", checkoutTexts);
  const formats = useFormats();
  const priceText = usePriceText();
  const { value, onChange, isPending } = use(SlotChoice);
  return (
    <ChoiceGroup
      className={styles.slots}
      aria-label={texts.slotsOf(shortDay(day, { formats, now }).full)}
      value={value}
      onChange={onChange}
      onKeyDown={moveAmongChoices}
    >
      {slots.map(({ id, from, to, price, refusals: [refusal] }) => (
        <Choice
          key={id}
          value={id}
          isDisabled={refusal !== undefined}
          className={classNames(
            styles.slot,
            isPending === true && id === value && classNames(styles.isReserving, pending.pending),
          )}
        >
          <span className={styles.time}>{`${from}–${to}`}</span>
          {refusal === undefined ? (
            <span className={styles.price}>{priceText(price)}</span>
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
  const formats = useFormats();
  const priceText = usePriceText();
  return (
    <Localised>
      <Tabs className={classNames(styles.days)} keyboardActivation="automatic" defaultSelectedKey={firstShown}>
        <TabList className={classNames(styles.strip)} aria-label={texts.days}>
          {days.map(({ day, slots }) => {
            const price = cheapestPrice(slots);
            const { weekday, date } = shortDay(day, { formats, now });
            return (
              <Tab key={day} id={day} className={classNames(styles.day, price === null && styles.isFull)}>
                <span className={styles.weekday}>{weekday}</span>
                <span className={styles.date}>{date}</span>
                <span className={styles.cheapest}>
                  {price === null ? texts.fullDay : price === 0 ? priceText(price) : texts.from(priceText(price))}
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
    </Localised>
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
export const TimeSlotPicker = ({
  days,
  now,
  value,
  onChange,
  isPending = false,
  children,
  className,
  ...root
}: TimeSlotPickerProps) => {
  const [firstShown] = useState(() => firstDay(days, value));
  return (
    <div {...root} className={classNames(styles.picker, className)} aria-busy={isPending}>
      <SlotChoice value={{ value, onChange, isPending }}>
        <DayTabs days={days} now={now} firstShown={firstShown} />
      </SlotChoice>
      {children}
    </div>
  );
};
