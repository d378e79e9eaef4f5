import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./CheckoutSteps.module.css";
import type { Href } from "../link/Href.ts";

/** A step of the checkout as its list shows it. */
export interface ShownStep {
  /** Its name. */
  readonly name: string;
  /** The address of its page. */
  readonly href: Href;
  /** A completed step links to its page; a later one does not yet. */
  readonly state: "done" | "current" | "ahead";
}

/** Props of `CheckoutSteps`: the steps of the shopper's flow, in order. */
export interface CheckoutStepsProps extends RootProps<"nav"> {
  /** The steps in their order, each with its address once it can be opened (CHK-5). */
  readonly steps: ReadonlyArray<ShownStep>;
}

/**
 * The steps from the cart to the order, with the current one marked.
 * @rule CHK-1
 */
export const CheckoutSteps = ({ steps, className, ...root }: CheckoutStepsProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  return (
    <nav {...root} className={classNames(styles.box, className)} aria-label={texts.steps}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.href}
            className={classNames(styles.step, styles[step.state])}
            {...(step.state === "current" ? { "aria-current": "step" } : {})}
          >
            <span className={styles.mark} aria-hidden="true">
              {step.state === "done" ? <Icon name="check" size="small" /> : index + 1}
            </span>
            {step.state === "current" && <VisuallyHidden>{texts.stepOf(index + 1, steps.length)}: </VisuallyHidden>}
            {step.state === "done" ? (
              <BareLink className={styles.link} href={step.href}>
                <span className={styles.name}>{step.name}</span> <VisuallyHidden>({texts.done})</VisuallyHidden>
              </BareLink>
            ) : (
              <span className={styles.name}>{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
