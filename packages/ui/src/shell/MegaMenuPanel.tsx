import type { Category } from "@kamra/core/catalogue";
import { type KeyboardEvent, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import { CategoryPicture } from "./CategoryPicture.tsx";
import { menuColumns } from "./menuColumns.ts";
import { moveAmong } from "../button/moveAmong.ts";
import type { NavigationLink } from "./NavigationLink.ts";
import styles from "./MegaMenu.module.css";
import { hrefFrom } from "../link/Href.ts";

/** What `MegaMenu` shows. */
export interface MegaMenuContent {
  /** The tree of categories, three levels deep. */
  readonly categories: ReadonlyArray<Category>;
  /** Offers, new products, selections. */
  readonly links: ReadonlyArray<NavigationLink>;
  /** The address of a top category's picture. */
  readonly categoryPictureOf?: (category: Category) => string;
}

/** Props of `MegaMenu`: the category tree, links above it, and those of its root element. */
export interface MegaMenuProps extends MegaMenuContent, RootProps<"div"> {}

export interface MegaMenuPanelProps extends MegaMenuContent {
  readonly onGo: () => void;
}

interface TopLinkProps extends Pick<MegaMenuPanelProps, "onGo"> {
  readonly category: Category;
  readonly picture: string | undefined;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

const TopLink = ({ category, picture, isActive, onPoint, onGo }: TopLinkProps) => (
  <BareLink
    className={classNames(styles.topLink, isActive && styles.isActive)}
    href={hrefFrom(category.path)}
    isTabStop={isActive}
    onPress={onGo}
    onFocus={onPoint}
    onPointerEnter={onPoint}
  >
    {picture !== undefined && <CategoryPicture src={picture} />}
    <span className={styles.name}>{category.name}</span>
    <Icon name="chevronRight" size="small" />
  </BareLink>
);

interface CategoryColumnsProps extends Pick<MegaMenuPanelProps, "onGo"> {
  readonly category: Category;
}

const CategoryColumns = ({ category: top, onGo }: CategoryColumnsProps) => {
  const { menu } = useSettings();
  const hasGrandchildren = top.children.some((child) => child.children.length > 0);
  return (
    <>
      {menuColumns(top, menu).map((groups) => (
        <ul className={styles.column} role="list" key={groups[0]?.category.id}>
          {groups.map(({ category, children: below }) => (
            <li key={category.id}>
              <BareLink
                className={classNames(styles.childLink, hasGrandchildren && styles.heading)}
                href={hrefFrom(category.path)}
                onPress={onGo}
              >
                {category.name}
              </BareLink>
              {below.length > 0 && (
                <ul role="list">
                  {below.map(({ id, name, path }) => (
                    <li key={id}>
                      <BareLink className={styles.childLink} href={hrefFrom(path)} onPress={onGo}>
                        {name}
                      </BareLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      ))}
    </>
  );
};

const MenuLinks = ({ links, onGo }: Pick<MegaMenuPanelProps, "links" | "onGo">) => (
  <ul className={styles.links} role="list">
    {links.map(({ href, label, icon }) => (
      <li key={href}>
        <BareLink className={classNames(styles.link)} href={href} onPress={onGo}>
          {icon !== undefined && <Icon name={icon} />}
          {label}
        </BareLink>
      </li>
    ))}
  </ul>
);

/**
 * The top categories, and the sub-categories of the active one. Each list is one tab stop; up and down move in it, left
 * and right between the two.
 */
export const MegaMenuPanel = ({ categories, links, categoryPictureOf, onGo }: MegaMenuPanelProps) => {
  const texts = useTexts("shell", shellTexts);
  const [activeId, setActiveId] = useState<Category["id"] | null>(null);
  const children = useRef<HTMLDivElement>(null);
  const activeLink = useRef<HTMLLIElement>(null);
  const active = categories.find(({ id }) => id === activeId) ?? categories[0];

  const goTo = (list: HTMLElement | null, event: KeyboardEvent) => {
    event.preventDefault();
    list?.querySelector("a")?.focus();
  };

  return (
    <div className={styles.content}>
      <ul
        className={styles.top}
        role="list"
        aria-label={texts.categories}
        onKeyDown={(event) => {
          if (event.key === "ArrowRight") goTo(children.current, event);
          else moveAmong(event);
        }}
      >
        {categories.map((category) => (
          <li key={category.id} ref={category.id === active?.id ? activeLink : null}>
            <TopLink
              category={category}
              picture={categoryPictureOf?.(category)}
              isActive={category.id === active?.id}
              onPoint={() => setActiveId(category.id)}
              onGo={onGo}
            />
          </li>
        ))}
      </ul>
      {active !== undefined && (
        <div className={styles.below}>
          <div
            className={styles.columns}
            role="group"
            aria-label={active.name}
            ref={children}
            onKeyDown={(event) => {
              if (event.key === "ArrowLeft") goTo(activeLink.current, event);
              else moveAmong(event);
            }}
          >
            <CategoryColumns category={active} onGo={onGo} />
          </div>
          <BareLink className={classNames(styles.all)} href={hrefFrom(active.path)} onPress={onGo}>
            {texts.allOf(active.name)}
            <Icon name="arrowRight" size="small" />
          </BareLink>
        </div>
      )}
      <MenuLinks links={links} onGo={onGo} />
    </div>
  );
};
