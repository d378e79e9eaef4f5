import { Button } from "../button/Button.tsx";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { productTexts as coreProductTexts } from "@kamra/core/product";
import styles from "./StockAlert.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `StockAlert`: whether the shopper is subscribed, the callback that changes it, and those of its root element. */
export interface StockAlertProps extends RootProps<"div"> {
  /** The shopper is already subscribed. */
  readonly isSubscribed: boolean;
  /** Called with whether the shopper wants to be told. */
  readonly onChange: (isSubscribed: boolean) => void;
  /** The login page for guests; null for a user. */
  readonly loginHref?: Href | null;
  /** The wish is on its way. */
  readonly isPending?: boolean;
  /** The error of the last change. */
  readonly error?: string | null;
}

/**
 * Subscribes the shopper to a product's availability, and unsubscribes them.
 *
 * @rule STOCK-1
 */
export const StockAlert = ({
  isSubscribed,
  onChange,
  loginHref = null,
  isPending = false,
  error = null,
  className,
  ...root
}: StockAlertProps) => {
  const texts = useTexts("product", productTexts);
  const coreTexts = useCoreTexts("product", coreProductTexts);
  const ask = (
    <>
      <Icon name="bell" size="small" />
      {coreTexts.subscribe}
    </>
  );
  const box = { ...root, className: classNames(styles.alert, className) };
  if (loginHref !== null)
    return (
      <div {...box}>
        <ButtonLink href={loginHref} variant="secondary" isWide>
          {ask}
        </ButtonLink>
      </div>
    );
  return (
    <div {...box}>
      <p role="status" className={styles.state}>
        {isSubscribed && (
          <>
            <Icon name="check" size="small" />
            {texts.subscribed}
          </>
        )}
      </p>
      <Button variant="secondary" isWide isPending={isPending} onPress={() => onChange(!isSubscribed)}>
        {isSubscribed ? texts.unsubscribe : ask}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          <Icon name="alert" size="small" />
          {error}
        </p>
      )}
    </div>
  );
};
