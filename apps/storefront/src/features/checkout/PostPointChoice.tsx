import type { PostPoint } from "@kamra/core/delivery";
import { useCheckout, useDeliverySelection } from "@kamra/react";
import { Button, Notice, PostPointPicker } from "@kamra/ui";
import { useCallback, useEffect, useState } from "react";
import { failureText } from "../../shop/failureText.ts";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.shipping;

type Found = { readonly points: ReadonlyArray<PostPoint> } | { readonly failure: string } | null;

/** The choice of a post point near the shopper's postcode, the nearest first. */
export function PostPointChoice() {
  const shop = useShopWithCheckout();
  const selection = useDeliverySelection();
  const postcode = selection?.type === "delivery" ? selection.zip : null;
  const selected = useCheckout(({ data }) => data.postPoint);
  const [found, setFound] = useState<Found>(null);

  const find = useCallback(
    (isWanted: () => boolean) => {
      const show = (next: Found) => {
        if (isWanted()) setFound(next);
      };
      shop.checkout.findPostPoints(postcode === null ? {} : { postcode }).then(
        (points) => show({ points }),
        (error: unknown) => show({ failure: failureText(shop, error) }),
      );
    },
    [shop, postcode],
  );
  useEffect(() => {
    let isWanted = true;
    find(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [find]);

  if (found !== null && "failure" in found)
    return (
      <Notice tone="danger" title={text.postPointsFailed}>
        <p>{found.failure}</p>
        <Button variant="secondary" onPress={() => find(() => true)}>
          {checkoutText.retry}
        </Button>
      </Notice>
    );
  return (
    <PostPointPicker
      points={found?.points ?? null}
      isNearestFirst={postcode !== null}
      value={selected}
      // The shop shows a failure as a notice, and the choice stays unchanged.
      onChange={(postPoint) => void shop.checkout.update({ postPoint })}
    />
  );
}
