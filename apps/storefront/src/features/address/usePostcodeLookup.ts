import type { PostcodeLookupState } from "@kamra/ui";
import { useCallback, useRef, useState } from "react";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

interface PostcodeLookup {
  readonly lookup: PostcodeLookupState;
  readonly lookUp: (postcode: string) => void;
}

/**
 * The places of a field's postcode. Drops answers for an earlier postcode.
 *
 * @rule ADDR-6
 */
export function usePostcodeLookup(): PostcodeLookup {
  const shop = useStorefrontShop();
  const [lookup, setLookup] = useState<PostcodeLookupState>({ status: "incomplete" });
  const asked = useRef("");
  const lookUp = useCallback(
    (postcode: string) => {
      asked.current = postcode;
      const show = (state: PostcodeLookupState) => {
        if (asked.current === postcode) setLookup(state);
      };
      show({ status: "loading" });
      shop.delivery
        .lookUpPostcode(postcode)
        .then(show, (error: unknown) => show({ status: "failed", message: failureText(shop, error) }));
    },
    [shop],
  );
  return { lookup, lookUp };
}
