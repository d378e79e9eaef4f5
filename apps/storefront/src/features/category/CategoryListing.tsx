import type { Category } from "@kamra/core/catalogue";
import { ButtonLink, EmptyState } from "@kamra/ui";
import { Listing } from "../listing/Listing.tsx";
import { productOrders } from "../listing/listingOrders.ts";
import { paths } from "../paths/paths.ts";
import { categoryText } from "./text.hu.ts";

/** The products of a category or of a promotion. */
export const CategoryListing = ({ id, name }: Pick<Category, "id" | "name">) => (
  <Listing
    key={id}
    label={name}
    orders={productOrders}
    nothing={
      <EmptyState
        icon="basket"
        title={categoryText.nothingTitle}
        action={<ButtonLink href={paths.offers}>{categoryText.toOffers}</ButtonLink>}
      >
        <p>{categoryText.nothing}</p>
      </EmptyState>
    }
  />
);
