import { useAnalyticsConsent } from "@kamra/react";
import { ConsentBanner } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { focusHeading } from "../page/focusHeading.ts";
import { paths } from "../paths/paths.ts";

interface ShopConsentProps {
  /** The shopper has reopened the question. */
  readonly isOpened: boolean;
  readonly onDecided: () => void;
}

/**
 * Asks for consent to analytics until the shopper has decided, and again on request.
 *
 * @rule LAW-9
 */
export function ShopConsent({ isOpened, onDecided }: ShopConsentProps) {
  const { analytics } = useStorefrontShop();
  const isUndecided = useAnalyticsConsent() === null;
  if (!isOpened && !isUndecided) return null;
  return (
    <ConsentBanner
      privacyHref={paths.privacy}
      takesFocus={isOpened}
      onChange={(decision) => {
        analytics.decide(decision);
        onDecided();
        // Its button is about to go: without a new place the focus would fall to the document's beginning.
        if (!isOpened) focusHeading();
      }}
    />
  );
}
