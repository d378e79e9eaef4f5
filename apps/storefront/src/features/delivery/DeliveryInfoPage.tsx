import { texts } from "@kamra/core/text";
import { useDeliverySelection, useShippingMethods } from "@kamra/react";
import { AddressDisplay, ErrorState } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../shell/paths.ts";
import styles from "./DeliveryInfoPage.module.css";
import { MethodCard } from "./MethodCard.tsx";
import { deliveryInfoText } from "./text.hu.ts";

export function DeliveryInfoPage() {
  const shop = useStorefrontShop();
  const methods = useShippingMethods();
  return (
    <Page>
      <PageMeta title={deliveryInfoText.title} description={deliveryInfoText.description} canonicalPath={paths.deliveryInfo} />
      <div className={styles.intro}>
        <h1>{deliveryInfoText.title}</h1>
        <p className={styles.lead}>{deliveryInfoText.lead}</p>
        <div className={styles.address}>
          <AddressDisplay view="CartPage" selection={useDeliverySelection()} onPress={() => shop.delivery.openPicker()} />
        </div>
      </div>
      {methods === null ? (
        <ErrorState level="h2" homeHref={paths.home} message={texts.delivery.checkoutInformationFailed} onRetry={() => void shop.delivery.refreshMethods()} />
      ) : (
        <div className={styles.methods}>
          {methods.map((method) => (
            <MethodCard key={method.id} method={method} />
          ))}
        </div>
      )}
    </Page>
  );
}
