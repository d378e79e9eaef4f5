import { useSession } from "@kamra/react";
import { ProfileMenu } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { profileEntries } from "../profile/profileEntries.ts";
import { paths } from "../paths/paths.ts";

/** The links that shoppers use most. */
const mostUsed = ["orders", "shoppingLists", "orderedProducts", "shippingAddresses", "personalData"];

const links = mostUsed.flatMap((wanted) => profileEntries.filter(({ entry }) => entry === wanted));

/** The user's menu in the header, or the link to log in. */
export function ShopProfileMenu() {
  const shop = useStorefrontShop();
  const name = useSession(({ isLoggedIn, user }) => (isLoggedIn ? (user?.name ?? "") : null));
  return (
    <ProfileMenu
      user={name === null ? null : { name }}
      loginHref={paths.login}
      links={links}
      onLogOut={() => void shop.session.logout()}
    />
  );
}
