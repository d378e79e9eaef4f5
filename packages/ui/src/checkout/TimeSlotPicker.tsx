import type { OfferedTimeSlot } from "@kamra/core/checkout";
import type { TimeSlotDay } from "@kamra/core/delivery";
import { formatHuf } from "@kamra/core/text";
import type { Huf } from "@kamra/core/product";
import { type ReactNode, useId, useState } from "react";
import { useNow } from "../clock/NowContext.ts";
import { Choice } from "../field/Choice.tsx";
import { ChoiceGroup } from "../field/ChoiceGroup.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { classNames } from "../styles/classNames.ts";
import { moveAmongChoices } from "../button/moveAmong.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import { deliveryTexts } from "@kamra/core/delivery";
import { cheapestPrice, shortDay } from "./slotDays.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import pending from "../styles/Pending.module.css";
import styles from "./TimeSlotPicker.module.css";

/**
 * Props of `TimeSlotPicker`: the offered days and slots, the reserved slot, and the instant that dates are relative to.
 */
export interface TimeSlotPickerProps extends RootProps<"div"> {
  /** The days with their slots, earliest first, as `useTimeSlots` has them; null while they are loading. */
  readonly days: ReadonlyArray<TimeSlotDay<OfferedTimeSlot>> | null;
  /** The instant that decides whether days show their year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
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

interface DaySlotsProps extends Day, Pick<TimeSlotPickerProps, "value" | "onChange" | "isPending"> {
  readonly now: Date;
}

const DaySlots = ({ day, slots, now, value, onChange, isPending }: DaySlotsProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  const formats = useFormats();
  const priceText = usePriceText();
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

interface DaysProps {
  readonly days: ReadonlyArray<Day>;
  readonly now: Date;
  readonly shown: Day | undefined;
  readonly onShow: (day: string) => void;
}

const Days = ({ days, now, shown, onShow }: DaysProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  const formats = useFormats();
  const priceText = usePriceText();
  const name = useId();
  return (
    <fieldset className={styles.strip} role="radiogroup" aria-label={texts.days}>
      {days.map((each) => {
        const price = cheapestPrice(each.slots);
        const { weekday, date } = shortDay(each.day, { formats, now });
        return (
          <label key={each.day} className={classNames(styles.day, price === null && styles.isFull)}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={each === shown}
              onChange={() => onShow(each.day)}
            />
            <span className={styles.weekday}>{weekday}</span>
            <span className={styles.date}>{date}</span>
            <span className={styles.cheapest}>
              {price === null ? texts.fullDay : price === 0 ? priceText(price) : texts.from(priceText(price))}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};

const firstDay = (days: ReadonlyArray<Day>, slotId: string | null): Day | undefined =>
  days.find(({ slots }) => slots.some(({ id }) => id === slotId)) ??
  days.find(({ slots }) => slots.some(({ refusals }) => refusals.length === 0)) ??
  days[0];

interface OfferedDaysProps extends Pick<TimeSlotPickerProps, "now" | "value" | "onChange"> {
  readonly days: ReadonlyArray<Day>;
  readonly isPending: boolean;
}

/** The day that is shown stays while slots come and go. */
const OfferedDays = ({ days, now: given, value, onChange, isPending }: OfferedDaysProps) => {
  const now = useNow(given);
  const [day, show] = useState(() => firstDay(days, value)?.day);
  const shown = days.find((each) => each.day === day) ?? firstDay(days, value);
  return (
    <>
      <Days days={days} now={now} shown={shown} onShow={show} />
      {shown && <DaySlots {...shown} now={now} value={value} onChange={onChange} isPending={isPending} />}
    </>
  );
};

const Loading = () => {
  const { loadingTimes } = useTexts("checkout", checkoutTexts);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{loadingTimes}</span>
      </VisuallyHidden>
      <div className={styles.slots}>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </>
  );
};

/**
 * The courier's time slots: a strip of days with the cheapest price of each, below it the slots of one. Unavailable ones
 * stay visible with their reason. The arrow keys move between slots, the space bar selects. It says that slots are loading, and
 * that there are none.
 *
 * @rule SHIP-6, FMT-7
 */
export const TimeSlotPicker = ({ days, isPending = false, children, className, ...props }: TimeSlotPickerProps) => {
  const { now, value, onChange, ...root } = props;
  const { noTimes, noTimesHelp } = useTexts("checkout", checkoutTexts);
  return (
    <div {...root} className={classNames(styles.picker, className)} aria-busy={isPending || days === null}>
      {days === null && <Loading />}
      {days?.length === 0 && (
        <EmptyState icon="truck" level="h3" title={noTimes}>
          <p>{noTimesHelp}</p>
        </EmptyState>
      )}
      {days !== null && days.length > 0 && (
        <>
          <OfferedDays days={days} now={now} value={value} onChange={onChange} isPending={isPending} />
          {children}
        </>
      )}
    </div>
  );
};
