import { Button } from "../button/Button.tsx";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { Href } from "../link/Href.ts";
import { useTexts } from "../text/useTexts.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./SoldOutWays.module.css";
import { productTexts } from "./text.hu.ts";

/** The stock alert of a card: a link for guests and before the scripts load, else a switch. */
export type CardStockAlert =
  | { readonly href: Href }
  | {
      readonly isSubscribed: boolean;
      readonly onChange: (isSubscribed: boolean) => void;
      readonly isPending?: boolean;
      /** The error of the last change. */
      readonly error?: string | null;
    };

/** Props of `SoldOutWays`. */
export interface SoldOutWaysProps extends RootProps<"div"> {
  /** The product's name, for screen readers. */
  readonly name: string;
  /** The address of products like it. */
  readonly similarHref: Href;
  /** Null for a product that never comes back. */
  readonly alert: CardStockAlert | null;
}

const AlertWay = ({ name, alert }: { readonly name: string; readonly alert: CardStockAlert }) => {
  const texts = useTexts("product", productTexts);
  if ("href" in alert)
    return (
      <ButtonLink variant="quiet" href={alert.href} aria-label={texts.stockAlertNamed(name)}>
        {texts.stockAlert}
      </ButtonLink>
    );
  const { isSubscribed, onChange, isPending = false, error = null } = alert;
  return (
    <>
      <Button
        variant="quiet"
        aria-label={texts.stockAlertNamed(name)}
        aria-pressed={isSubscribed}
        isPending={isPending}
        onPress={() => onChange(!isSubscribed)}
      >
        {isSubscribed && <Icon name="check" size="small" />}
        {texts.stockAlert}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
};

/**
 * What a card offers in place of a product that cannot be ordered: similar products, and a mail when it is back.
 *
 * @rule STOCK-1
 */
export const SoldOutWays = ({ name, similarHref, alert, className, ...root }: SoldOutWaysProps) => {
  const texts = useTexts("product", productTexts);
  return (
    <div {...root} className={classNames(styles.ways, className)}>
      <ButtonLink variant="quiet" href={similarHref} aria-label={texts.similarTo(name)}>
        {texts.similar}
      </ButtonLink>
      {alert !== null && <AlertWay name={name} alert={alert} />}
    </div>
  );
};
