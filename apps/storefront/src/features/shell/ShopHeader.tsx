import { told } from "../../shop/told.ts";
import { goodsTotal } from "@kamra/core/cart";
import type { Category } from "@kamra/core/catalogue";
import { useCart, useCartItemCount, useCartPanel, useCartTotals, useDeliverySelection } from "@kamra/react";
import { AddressDisplay, CartLink, Header, IconButton, type NavigationLink } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { cartPageText } from "../cart/text.hu.ts";
import { categoryPicture } from "../category/categoryPicture.ts";
import { useDepartments } from "../category/useDepartments.ts";
import { metaText } from "../meta/text.hu.ts";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { paths } from "../paths/paths.ts";
import { ShopProfileMenu } from "./ShopProfileMenu.tsx";
import styles from "./ShopHeader.module.css";
import { shellText } from "./text.hu.ts";

const links: ReadonlyArray<NavigationLink> = [
  { href: paths.offers, label: shellText.offers, icon: "percent" },
  { href: paths.news, label: shellText.news, icon: "sparkle" },
  { href: paths.promotions, label: shellText.promotions, icon: "grid" },
  { href: paths.quickList, label: shellText.quickList, icon: "list" },
  { href: paths.deliveryInfo, label: shellText.deliveryInfo, icon: "truck" },
];

const menuPicture = (category: Category): string => categoryPicture(category, { size: "thumbnail" });

// Each part of the header that changes by itself reads its store, so that the rest is not rendered with it.

function ShopCartLink() {
  return <CartLink href={paths.cart} total={goodsTotal(useCartTotals())} itemCount={useCartItemCount()} />;
}

function ShopAddress() {
  const { delivery } = useStorefrontShop();
  const selection = useDeliverySelection();
  const linkedAddress = useCart(({ cart }) => cart?.linkedOrder?.shippingAddress ?? null);
  return (
    <AddressDisplay
      view="AppBar"
      selection={selection}
      linkedAddress={linkedAddress}
      onPress={() => delivery.openPicker()}
    />
  );
}

function PanelSwitch() {
  const { cart } = useStorefrontShop();
  const isPanelOpen = useCartPanel();
  return (
    !isPanelOpen && <IconButton icon="chevronLeft" label={cartPageText.openPanel} onPress={() => cart.setPanel(true)} />
  );
}

/** The header of every page, over the shop's stores. Turning to it loads the categories that the menus open with. */
export function ShopHeader() {
  const shop = useStorefrontShop();
  const loadMenus = () => void shop.catalogue.loadCategories().catch(told);
  return (
    <div className={styles.header} onPointerOver={loadMenus} onFocus={loadMenus}>
      <Header
        brand={metaText.shopName}
        homeHref={paths.home}
        categories={useDepartments()}
        links={links}
        categoryPicture={menuPicture}
        cart={<ShopCartLink />}
        search={<HeaderSearch />}
        profile={<ShopProfileMenu />}
        address={<ShopAddress />}
        panelSwitch={<PanelSwitch />}
      />
    </div>
  );
}
