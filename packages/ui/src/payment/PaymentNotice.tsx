import type { PaymentAlternative, PaymentOutcome } from "@kamra/core/orders";
import { formatHuf } from "@kamra/core/text";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { ButtonRow } from "../button/ButtonRow.tsx";
import { Notice, type NoticeProps } from "../feedback/Notice.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { paymentTexts } from "./text.hu.ts";

/** Props of `PaymentNotice`: the state of the payment, what can be done about it, and those of its root element. */
export interface PaymentNoticeProps extends RootProps<"div"> {
  /** The result or state of the payment; with `none` nothing is shown. */
  readonly outcome: PaymentOutcome;
  /** The bank is being asked: the page changes by itself. */
  readonly isAsking?: boolean;
  /** Asks the bank again, while the payment is awaited. */
  readonly onAsk: () => void;
  /** Starts another payment or resumes the open one; null where paying is not possible. */
  readonly onPay: (() => void) | null;
  /** Other methods that can pay the order; none by default. */
  readonly alternatives?: ReadonlyArray<PaymentAlternative>;
  /** Pays by this one, at the total that its button names. */
  readonly onPayInstead?: (alternative: PaymentAlternative) => void;
  /** The payment is being started. */
  readonly isPending?: boolean;
  /** The reason why it could not be started, or null. */
  readonly error?: string | null;
  /** The telephone for shoppers who are stuck. */
  readonly telephone: string;
  /** Other ways on, such as a button that orders the same again. */
  readonly children?: ReactNode;
}

const tones: Readonly<Record<Exclude<PaymentOutcome, "none">, NoticeProps["tone"]>> = {
  waiting: "info",
  received: "info",
  declined: "danger",
  canceled: "attention",
  timedOut: "attention",
  unreachable: "attention",
  orderCanceled: "attention",
  paidTooLate: "info",
  paidTwice: "info",
};

/** The state of a card payment, why it failed, whether it is safe to pay again, and what to do now. */
export function PaymentNotice({
  outcome,
  isAsking = false,
  onAsk,
  onPay,
  alternatives = [],
  onPayInstead,
  isPending = false,
  error = null,
  telephone,
  children,
  ...root
}: PaymentNoticeProps) {
  const texts = useTexts("payment", paymentTexts);
  const formats = useFormats();
  if (outcome === "none") return null;
  const isWaiting = outcome === "waiting";
  // The shopper may have left the bank without paying: they can go on at once, also while the bank is asked.
  const { title, help } = isWaiting && isAsking ? texts.asking : texts.outcomes[outcome];
  return (
    <Notice {...root} tone={tones[outcome]} title={title}>
      <p>{help}</p>
      {onPay !== null && <p>{texts.unpaidLimit(telephone)}</p>}
      <ButtonRow>
        {onPay !== null && (
          <Button onPress={onPay} isPending={isPending}>
            {isWaiting ? texts.resume : texts.payAgain}
          </Button>
        )}
        {error !== null && <p role="alert">{error}</p>}
        {isWaiting && !isAsking && (
          <Button variant="secondary" onPress={onAsk}>
            {texts.askAgain}
          </Button>
        )}
        {children}
      </ButtonRow>
      {alternatives.length > 0 && (
        <>
          <p>{texts.instead}</p>
          <ButtonRow>
            {alternatives.map((alternative) => (
              <Button
                key={alternative.id}
                variant="secondary"
                isPending={isPending}
                onPress={() => onPayInstead?.(alternative)}
              >
                {texts.payInstead(alternative.name, {
                  total: formatHuf(alternative.total, { formats }),
                  fee: alternative.fee > 0 ? formatHuf(alternative.fee, { formats }) : null,
                })}
              </Button>
            ))}
          </ButtonRow>
        </>
      )}
    </Notice>
  );
}
