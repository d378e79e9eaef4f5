import type { Category } from "@kamra/core/catalogue";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import { MegaMenu } from "./MegaMenu.tsx";
import { MobileMenuButton } from "./MobileMenuButton.tsx";
import type { NavigationLink } from "./NavigationLink.ts";
import { SkipLink } from "./SkipLink.tsx";
import { useStuckPlace } from "./useStuckPlace.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useHostRef } from "../styles/useHostRef.ts";
import styles from "./Header.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `Header`: the shop's name, the categories, and the components in its parts. */
export interface HeaderProps extends RootProps<"header"> {
  /** The configured name of the shop. */
  readonly brand: string;
  /** The address of the front page. */
  readonly homeHref?: Href;
  /** The tree of categories for the menu. */
  readonly categories: ReadonlyArray<Category>;
  /** Offers, new products, selections. */
  readonly links: ReadonlyArray<NavigationLink>;
  /** The address of a top category's picture, for the menus. */
  readonly categoryPictureOf?: (category: Category) => string;
  /** A `CartLink`. */
  readonly cart: ReactNode;
  /** A `SearchBox`. */
  readonly search: ReactNode;
  /** An `AddressDisplay` in its `AppBar` view. */
  readonly address: ReactNode;
  /** A `ProfileMenu`. */
  readonly profile?: ReactNode;
  /** An `IconButton` that opens the cart panel, on screens with room for it. */
  readonly panelSwitch?: ReactNode;
  /** The id of the page's main part, for the skip link. */
  readonly mainId?: string;
}

/**
 * The header of every page: name, search, address, cart and category menu.
 * @rule NAV-2
 * @rule NAV-3
 */
export const Header = ({
  brand,
  homeHref = "/",
  categories,
  links,
  categoryPictureOf,
  cart,
  search,
  address,
  profile,
  panelSwitch,
  mainId = "main",
  className,
  ref,
  ...root
}: HeaderProps) => {
  const texts = useTexts("shell", shellTexts);
  const menu = { categories, links, ...(categoryPictureOf === undefined ? {} : { categoryPictureOf }) };
  const place = useStuckPlace();
  useHostRef(ref, place);

  return (
    <header {...root} className={classNames(styles.place, className)} ref={place}>
      <div className={styles.bar}>
        <SkipLink mainId={mainId} />
        <div className={styles.row}>
          <div className={styles.menu}>
            <MobileMenuButton {...menu} />
          </div>
          <BareLink className={classNames(styles.brand)} href={homeHref}>
            {brand}
          </BareLink>
          <div className={styles.search}>{search}</div>
          <div className={styles.address}>{address}</div>
          <div className={styles.profile}>{profile}</div>
          <div className={styles.cartPlace}>
            {cart}
            {panelSwitch !== undefined && <div className={styles.panelSwitch}>{panelSwitch}</div>}
          </div>
        </div>
        <nav className={styles.navigation} aria-label={texts.mainMenu}>
          <MegaMenu {...menu} />
          <ul className={styles.links} role="list">
            {links.map(({ href, label, icon }) => (
              <li key={href}>
                <BareLink className={classNames(styles.link)} href={href}>
                  {icon !== undefined && <Icon name={icon} size="small" />}
                  {label}
                </BareLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
};
