import { type TimeRange, timeRangeText } from "@kamra/core/delivery";
import { Button } from "../button/Button.tsx";
import { useNow } from "../clock/NowContext.ts";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./SlotHold.module.css";

/** Props of `SlotHold`: the state of the reservation, its time, and the time left. */
export interface SlotHoldProps extends RootProps<"div"> {
  /** Whether the slot is kept, runs out soon, no longer fits the cart, or was given away. */
  readonly status: "held" | "expiring" | "unfit" | "lost";
  /** The reserved time slot. */
  readonly timeSlot: TimeRange;
  /** The instant that decides whether the day shows its year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** Milliseconds until the reservation ends; null before that is known. */
  readonly leftMs: number | null;
  /** Renews the reservation. */
  readonly onExtend: () => void;
}

const minute = 60_000;

/** The state of the cart's time slot reservation: the time left, and what to do when it ends. */
export const SlotHold = ({ status, timeSlot, now: given, leftMs, onExtend, className, ...root }: SlotHoldProps) => {
  const texts = useTexts("checkout", checkoutTexts).hold;
  const told = { formats: useFormats(), now: useNow(given) };
  const minutes = leftMs === null ? null : Math.max(1, Math.ceil(leftMs / minute));
  const words = {
    held: minutes === null ? texts.kept : texts.held(minutes),
    expiring: texts.expiring(minutes ?? 1),
    unfit: texts.unfit,
    lost: texts.lost,
  }[status];
  return (
    <div
      {...root}
      className={classNames(styles.hold, status !== "held" && styles.isWarning, className)}
      // The countdown is silent: screen readers announce only a change of state.
      role={status === "held" ? "status" : "alert"}
    >
      <Icon name={status === "held" ? "check" : "alert"} />
      <p className={styles.words}>
        <strong>{timeRangeText(timeSlot, told)}</strong>
        <span aria-live="off">{words}</span>
      </p>
      {status === "expiring" && (
        <Button variant="secondary" onPress={onExtend}>
          {texts.extend}
        </Button>
      )}
    </div>
  );
};
