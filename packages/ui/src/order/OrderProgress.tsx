import type { OrderStageReached } from "@kamra/core/orders";
import { momentText } from "@kamra/core/text";
import { useNow } from "../clock/NowContext.ts";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { orderTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./OrderProgress.module.css";

/** Props of `OrderProgress`: the stages in order, as `orderProgress` of `@kamra/core/orders` computes them. */
export interface OrderProgressProps extends RootProps<"div"> {
  /** The stages of the order, and when each was reached. */
  readonly stages: ReadonlyArray<OrderStageReached>;
  /** The instant that decides whether times show their year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
}

/** The progress of an order as a line of stages with their times. */
export const OrderProgress = ({ stages, now: given, className, ...root }: OrderProgressProps) => {
  const texts = useTexts("order", orderTexts);
  const formats = useFormats();
  const now = useNow(given);
  return (
    <div {...root} className={classNames(styles.box, className)}>
      <ol className={styles.line} aria-label={texts.progress}>
        {stages.map(({ stage, state, at }) => (
          <li
            key={stage}
            className={classNames(styles.stage, styles[state], stage === "canceled" && styles.canceled)}
            {...(state === "current" ? { "aria-current": "step" } : {})}
          >
            <span className={styles.mark} aria-hidden="true">
              {stage === "canceled" ? (
                <Icon name="close" size="small" />
              ) : (
                state !== "ahead" && <Icon name="check" size="small" />
              )}
            </span>
            <span className={styles.name}>
              {texts.stages[stage]}
              {state === "done" && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
            </span>
            {at !== null && (
              <time className={styles.time} dateTime={at}>
                {momentText(new Date(at), { formats, now, style: "short" })}
              </time>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};
