import { ButtonLink, EmptyState } from "@kamra/ui";
import { paths } from "../paths/paths.ts";
import { cartPageText } from "./text.hu.ts";

/** An empty cart, with links to products. */
export const EmptyCart = () => (
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
      </>
    }
  >
    <p>{cartPageText.nothing}</p>
  </EmptyState>
);
