import { useUser } from "@kamra/react";
import { ButtonLink, EmptyState } from "@kamra/ui";
import { paths } from "../paths/paths.ts";
import { cartPageText } from "./text.hu.ts";

/** An empty cart, with links to products. */
export function EmptyCart() {
  const user = useUser();
  return (
    <EmptyState
      icon="basket"
      level="h1"
      title={cartPageText.nothingTitle}
      action={
        <>
          <ButtonLink href={paths.offers}>{cartPageText.toOffers}</ButtonLink>
          <ButtonLink variant="secondary" href={paths.quickList}>
            {cartPageText.toQuickList}
          </ButtonLink>
          {user !== null && (
            <ButtonLink variant="secondary" href={paths.orderedProducts}>
              {cartPageText.toUsual}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{cartPageText.nothing}</p>
    </EmptyState>
  );
}
