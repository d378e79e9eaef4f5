import { deliveryTexts } from "@kamra/core/delivery";
import { useDeliverySelection, useShippingMethods } from "@kamra/react";
import { AddressDisplay, Disclosure, ErrorState, RichText, ShippingMethodCard } from "@kamra/ui";
import { useEffect } from "react";
import { useLoaderData, useParams } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import type { DeliveryInfoData } from "./deliveryInfoLoader.ts";
import styles from "./DeliveryInfoPage.module.css";
import { deliveryInfoText } from "./text.hu.ts";

export function DeliveryInfoPage() {
  const shop = useStorefrontShop();
  const { opened } = useParams();
  const { questions } = useLoaderData<DeliveryInfoData>();
  const methods = useShippingMethods();
  useEffect(() => {
    if (opened !== undefined) document.getElementById(opened)?.scrollIntoView();
  }, [opened]);
  return (
    <Page>
      <PageMeta
        title={deliveryInfoText.title}
        description={deliveryInfoText.description}
        canonicalPath={paths.deliveryInfo}
      />
      <div className={styles.intro}>
        <h1>{deliveryInfoText.title}</h1>
        <p className={styles.lead}>{deliveryInfoText.lead}</p>
        <div className={styles.address}>
          <AddressDisplay
            view="CartPage"
            selection={useDeliverySelection()}
            onPress={() => shop.delivery.openPicker()}
          />
        </div>
      </div>
      {methods === null ? (
        <ErrorState
          level="h2"
          homeHref={paths.home}
          message={deliveryTexts.checkoutInformationFailed}
          onRetry={() => void shop.delivery.refreshMethods()}
        />
      ) : (
        <div className={styles.methods}>
          {methods.map((method) => (
            <ShippingMethodCard key={method.id} method={method} />
          ))}
        </div>
      )}
      {questions.length > 0 && (
        <section className={styles.questions} aria-labelledby="kerdesek">
          <h2 id="kerdesek">{deliveryInfoText.questions}</h2>
          {questions.map(({ urlKey, title, content }) => (
            // The key lets another address open another answer on the same page.
            <Disclosure key={`${urlKey} ${opened === urlKey}`} id={urlKey} title={title} isOpen={opened === urlKey}>
              <RichText html={content} />
            </Disclosure>
          ))}
        </section>
      )}
    </Page>
  );
}
