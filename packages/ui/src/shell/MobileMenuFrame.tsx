import type { Category } from "@kamra/core/catalogue";
import { useState } from "react";
import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { DialogFrame } from "../overlay/DialogFrame.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import { CategoryPicture } from "./CategoryPicture.tsx";
import type { NavigationLink } from "./NavigationLink.ts";
import styles from "./MobileMenu.module.css";
import { hrefFrom } from "../link/Href.ts";

/** Props of `MobileMenu`: the category tree, links, whether the menu is open, and those of its dialog. */
export interface MobileMenuProps extends RootProps<"dialog"> {
  /** Whether the menu is shown. */
  readonly isOpen: boolean;
  /** Called when it is closed. */
  readonly onClose: () => void;
  /** The tree of categories, one level at a time. */
  readonly categories: ReadonlyArray<Category>;
  /** Links below the categories. */
  readonly links: ReadonlyArray<NavigationLink>;
  /** The address of a top category's picture. */
  readonly categoryPictureOf?: (category: Category) => string;
}

interface MobileMenuLevelsProps extends Pick<MobileMenuProps, "categories" | "links" | "categoryPictureOf"> {
  readonly onGo: () => void;
}

const MobileMenuLevels = ({ categories, links, categoryPictureOf, onGo }: MobileMenuLevelsProps) => {
  const texts = useTexts("shell", shellTexts);
  const [path, setPath] = useState<ReadonlyArray<Category>>([]);
  /** The category whose level was left: it gets the focus back. */
  const [left, setLeft] = useState<Category>();
  const current = path.at(-1);
  const goBack = () => {
    setLeft(current);
    setPath(path.slice(0, -1));
  };
  return (
    <nav className={styles.menu} aria-label={current?.name ?? texts.categories}>
      {current === undefined ? (
        <ul className={styles.links} role="list">
          {links.map(({ href, label, icon }) => (
            <li key={href}>
              <BareLink className={classNames(styles.entry, styles.quick)} href={href} onPress={onGo}>
                {icon !== undefined && <Icon name={icon} />}
                {label}
              </BareLink>
            </li>
          ))}
        </ul>
      ) : (
        // Keyed by level, so that each level moves the focus to its back button.
        <div key={current.id}>
          <BareButton className={classNames(styles.entry, styles.back)} onPress={goBack} autoFocus>
            <Icon name="arrowLeft" size="small" />
            {texts.back}
          </BareButton>
          <h3 className={styles.heading}>{current.name}</h3>
          <BareLink className={classNames(styles.entry, styles.all)} href={hrefFrom(current.path)} onPress={onGo}>
            {texts.allOf(current.name)}
          </BareLink>
        </div>
      )}
      <ul role="list">
        {(current?.children ?? categories).map((category) => (
          <li key={category.id}>
            {category.children.length > 0 ? (
              <BareButton
                className={classNames(styles.entry)}
                onPress={() => setPath([...path, category])}
                autoFocus={category === left}
              >
                {current === undefined && categoryPictureOf !== undefined && (
                  <CategoryPicture src={categoryPictureOf(category)} />
                )}
                <span className={styles.name}>{category.name}</span>
                <Icon name="chevronRight" size="small" />
              </BareButton>
            ) : (
              <BareLink className={classNames(styles.entry)} href={hrefFrom(category.path)} onPress={onGo}>
                {category.name}
              </BareLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The menu itself. */
export const MobileMenuFrame = ({ categories, links, categoryPictureOf, onClose, ...dialog }: MobileMenuProps) => (
  <DialogFrame {...dialog} onClose={onClose} title={useTexts("shell", shellTexts).menu} placement="start">
    <MobileMenuLevels
      categories={categories}
      links={links}
      {...(categoryPictureOf && { categoryPictureOf })}
      onGo={onClose}
    />
  </DialogFrame>
);
