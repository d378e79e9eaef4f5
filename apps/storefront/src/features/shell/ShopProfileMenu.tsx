import { useSession } from "@kamra/react";
import { ProfileMenu } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { profileEntries } from "../profile/profileEntries.ts";
import { profileText } from "../profile/text.hu.ts";
import { paths } from "./paths.ts";

/** What shoppers go to most. */
const mostUsed = ["orders", "shoppingLists", "orderedProducts", "shippingAddresses", "personalData"];

const links = mostUsed.flatMap((wanted) => profileEntries.filter(({ entry }) => entry === wanted));

/** Who the shopper is, in the header. */
export function ShopProfileMenu() {
  const shop = useStorefrontShop();
  const name = useSession(({ isLoggedIn, user }) => (isLoggedIn ? (user?.name ?? profileText.title) : null));
  return (
    <ProfileMenu
      user={name === null ? null : { name }}
      loginHref={paths.login}
      links={links}
      onLogOut={() => void shop.session.logout()}
    />
  );
}
