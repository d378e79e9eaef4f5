import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import type { NavigationLink } from "./NavigationLink.ts";
import styles from "./ProfileMenu.module.css";

export interface ProfileMenuProps {
  /** The user; null for a guest. */
  readonly user: { readonly name: string } | null;
  readonly loginHref?: string;
  readonly links: ReadonlyArray<NavigationLink>;
  readonly onLogOut: () => void;
}

const OpenProfileMenu = ({ name, links, onLogOut }: OpenProfileMenuProps) => {
  const { core, shell } = useTexts();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  usePressBeside(place, { isOpen, onPress: close });
  return (
    <div
      ref={place}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        close();
        trigger.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <BareButton
        ref={trigger}
        className={classNames(styles.trigger)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPress={() => setIsOpen(!isOpen)}
      >
        <Icon name="user" />
        <span className={styles.name}>{name}</span>
        <span className={styles.arrow}>
          <Icon name="chevronDown" size="small" />
        </span>
      </BareButton>
      <nav className={styles.panel} id={panelId} aria-label={shell.profile} hidden={!isOpen}>
        <p className={styles.who}>{name}</p>
        <ul role="list">
          {links.map(({ href, label, icon }) => (
            <li key={href}>
              <BareLink className={classNames(styles.entry)} href={href} onPress={close}>
                {icon !== undefined && <Icon name={icon} size="small" />}
                {label}
              </BareLink>
            </li>
          ))}
        </ul>
        <BareButton
          className={classNames(styles.entry, styles.out)}
          onPress={() => {
            close();
            onLogOut();
          }}
        >
          <Icon name="logOut" size="small" />
          {core.session.logOut}
        </BareButton>
      </nav>
    </div>
  );
};

/**
 * The account part of the header: login for a guest, else the user's name with a menu and logout.
 *
 * @rule NAV-2
 */
export const ProfileMenu = ({ user, loginHref = "/belepes", ...menu }: ProfileMenuProps) => {
  const { logIn } = useTexts().core.session;
  if (user !== null) return <OpenProfileMenu name={user.name} {...menu} />;
  return (
    <BareLink className={classNames(styles.trigger)} href={loginHref}>
      <Icon name="user" />
      <span className={styles.name}>{logIn}</span>
    </BareLink>
  );
};

/** Closes what is open when the shopper presses beside it. */
function usePressBeside(
  place: RefObject<HTMLElement | null>,
  { isOpen, onPress }: { readonly isOpen: boolean; readonly onPress: () => void },
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || place.current?.contains(target) !== true) press();
    };
    document.addEventListener("pointerdown", closeBeside);
    return () => document.removeEventListener("pointerdown", closeBeside);
  }, [isOpen, place]);
}

interface OpenProfileMenuProps extends Pick<ProfileMenuProps, "links" | "onLogOut"> {
  readonly name: string;
}
