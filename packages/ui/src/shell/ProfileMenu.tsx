import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { lazyPart } from "../overlay/lazyPart.tsx";
import { classNames } from "../styles/classNames.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import { sessionTexts } from "@kamra/core/session";
import type { NavigationLink } from "./NavigationLink.ts";
import type { ProfileMenuPanelProps } from "./ProfileMenuPanel.tsx";
import styles from "./ProfileMenu.module.css";
import type { Href } from "../link/Href.ts";

const ProfileMenuPanel = lazyPart<ProfileMenuPanelProps>(
  async () => (await import("./ProfileMenuPanel.tsx")).ProfileMenuPanel,
  { close: ({ onGo }) => onGo() },
);

/** Props of `ProfileMenu`: the user, the menu's links, and the callback that logs out. */
export interface ProfileMenuProps {
  /** The user, whose name may be empty; null for a guest. */
  readonly user: { readonly name: string } | null;
  /** The address of the login, for guests. */
  readonly loginHref?: Href;
  /** The pages of the profile. */
  readonly links: ReadonlyArray<NavigationLink>;
  /** Called when the person logs out. */
  readonly onLogOut: () => void;
}

const OpenProfileMenu = ({ user, links, onLogOut }: OpenProfileMenuProps) => {
  const { profile } = useTexts("shell", shellTexts);
  const name = user.name || profile;
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
      <nav className={styles.panel} id={panelId} aria-label={profile} hidden={!isOpen}>
        {isOpen && <ProfileMenuPanel name={name} links={links} onLogOut={onLogOut} onGo={close} />}
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
  const { logIn } = useCoreTexts("session", sessionTexts);
  if (user !== null) return <OpenProfileMenu user={user} {...menu} />;
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
  readonly user: { readonly name: string };
}
